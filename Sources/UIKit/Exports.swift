// `import UIKit` brings points, colours, paths, contexts and layers along, as it does on iOS.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
