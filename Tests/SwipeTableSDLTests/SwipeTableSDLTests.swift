import Testing

/// The tests that need SDL, one after the other: its state belongs to the whole process.
@Suite(.serialized)
@MainActor
struct SwipeTableSDLTests {}
