/// One object for a whole multi-touch sequence.
@MainActor
public final class UIEvent {}
