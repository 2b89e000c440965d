public func icon() -> [UInt8] { PackageResources.undo_svg }
