// `import QuartzCore` brings points, colours, paths and contexts along, as it does on iOS.
@_exported import CoreGraphics
