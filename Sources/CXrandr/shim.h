// Imports CX11 instead of reading its headers again, as CXInput2 does.
#include "../CX11/shim.h"
#include <X11/extensions/Xrandr.h>
