// Imports CSDL2 and CX11 instead of reading their headers again: of two copies of an enumerator Swift 6.0 sees neither.
#include "../CSDL2/shim.h"
#include "../CX11/shim.h"
#include <X11/extensions/XInput2.h>
#include <SDL2/SDL_syswm.h>
