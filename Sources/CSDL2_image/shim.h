// Imports CSDL2 instead of reading SDL's headers again: of two copies of an enumerator Swift 6.0 sees neither.
#include "../CSDL2/shim.h"
#include <SDL2/SDL_image.h>
