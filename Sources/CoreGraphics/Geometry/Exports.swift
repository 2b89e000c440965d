// Points, sizes and rectangles are Foundation's own: a second `CGPoint` would make every file that also imports Foundation ambiguous.
@_exported import Foundation
