import Testing

/// The whole way from a device to the program, through a server of the tests' own.
@Suite("With a touchscreen, a mouse and a keyboard that an X server simulates", .serialized, .rig)
struct RigTests {}
