/// What the program remembers of how it was used last.
struct Settings: Equatable {
    var tools = ToolState()
    var fingers = FingerChoice.draw
    /// Two fingers turn the page too.
    var turnsPage = true
    /// How pictures are saved.
    var saving = SaveChoices()
}
