import DoodleApp
import SDLHost
