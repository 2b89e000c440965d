/// What each tool starts with. Where no public source settles a number it is chosen, and says what by.
extension ModelOptions {
    /// An even line with tapered ends, thinner where it is fast; a pen decides the width by pressure instead.
    public static func pen(for source: InkSource) -> ModelOptions {
        var options = steadied(for: source)
        if source == .pen {
            options.pressure = 0.8
        } else {
            // Never below 65 %: a line that only gets fast must not look pinched.
            options.thinning = 0.35
            // As long as the slope allows: 65 % in a quarter point each.
            (options.startTaper, options.endTaper) = (2.6, 2.6)
        }
        options.damping = 1
        return options
    }

    /// A pen with less of everything: the texture is what one looks at.
    public static func pencil(for source: InkSource) -> ModelOptions {
        var options = steadied(for: source)
        if source == .pen { options.pressure = 0.5 } else { options.thinning = 0.2 }
        options.damping = 1
        return options
    }

    /// Constant width and round ends.
    public static func highlighter(for source: InkSource) -> ModelOptions { steadied(for: source) }

    /// A broad nib held at 40°, as one is taught to.
    public static func fountain(for source: InkSource) -> ModelOptions {
        var options = steadied(for: source)
        (options.nibAngle, options.nibRatio) = (-40 * Double.pi / 180, 0.3)
        options.damping = 0.5
        if source == .pen { options.pressure = 0.3 }
        return options
    }

    /// Constant width; half the smoothing, for one erases by what lies under the finger.
    public static func eraser(for source: InkSource) -> ModelOptions {
        var options = steadied(for: source)
        options.smoothing /= 2
        options.prediction = 0
        return options
    }

    /// What makes a line steady, and no more.
    private static func steadied(for source: InkSource) -> ModelOptions {
        var options = ModelOptions()
        options.rounding = 1
        switch source {
        // google/ink's sliding window has 20 ms for a stylus.
        case .pen: (options.smoothing, options.noise) = (0.020, 0.5)
        // Whole pixels are all the noise a mouse has; the hand's tremor is what there is to smooth.
        case .mouse: (options.smoothing, options.noise) = (0.040, 0.75)
        // 40 ms do not quite halve the wobble of a touchscreen that reports every 14 ms.
        case .finger: (options.smoothing, options.noise) = (0.050, 1.5)
        }
        options.prediction = Prediction.farthest
        return options
    }
}
