import Testing

/// All tests of the module, one after the other: SDL's state belongs to the whole process.
@Suite(.serialized)
@MainActor
struct SDLTests {}
