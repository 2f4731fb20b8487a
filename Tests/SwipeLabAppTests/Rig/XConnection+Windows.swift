extension XConnection {
  /// Where a window is, in pixels of the screen, or a part of one, in pixels of its own.
  struct Frame: Equatable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  /// What the attribute map-state of a window says where it can be seen, and where in the reply that stands.
  private static let viewable: UInt8 = 2
  private static let mapStateOffset = 26
  /// Where in a reply its variable part begins.
  private static let listOffset = 32

  /// The window of a process that can be seen, among those right on the root; nil where there is none (yet).
  func visibleWindow(ofProcess id: Int32) throws -> UInt32? {
    let process = try atom("_NET_WM_PID")
    return try children().first { window in
      try property(process, of: window) == Self.bytes(UInt32(bitPattern: id)) && isVisible(window)
    }
  }

  /// A window's title.
  func title(of window: UInt32) throws -> String {
    String(decoding: try property(atom("_NET_WM_NAME"), of: window), as: UTF8.self)
  }

  func frame(of window: UInt32) throws -> Frame {
    let reply = try ask(.geometry(of: window))
    func number(_ offset: Int) -> Int { Int(reply.integer(Int16.self, at: offset)) }
    return Frame(x: number(12), y: number(14), width: number(16), height: number(18))
  }

  func isVisible(_ window: UInt32) throws -> Bool {
    try ask(.attributes(of: window))[Self.mapStateOffset] == Self.viewable
  }

  /// The pixels at the top of a window, 4 bytes each. The server refuses where the window is not wholly on
  /// the screen.
  func picture(of window: UInt32, height: Int) throws -> [UInt8] {
    let frame = try frame(of: window)
    return try picture(
      of: window,
      in: Frame(x: 0, y: 0, width: frame.width, height: min(frame.height, height))
    )
  }

  /// The pixels of a part of a window, 4 bytes each, row by row.
  func picture(of window: UInt32, in part: Frame) throws -> [UInt8] {
    Array(try ask(.picture(of: window, in: part))[Self.listOffset...])
  }

  /// Asks a window's program to close it, as the button in a title bar does.
  func askToClose(_ window: UInt32) throws {
    try tell(.message(atom("WM_PROTOCOLS"), [atom("WM_DELETE_WINDOW"), 0], to: window))
  }

  private func children() throws -> [UInt32] {
    let reply = try ask(.children(of: root))
    return (0..<Int(reply.integer(UInt16.self, at: 16))).map {
      reply.integer(UInt32.self, at: Self.listOffset + 4 * $0)
    }
  }

  private func property(_ atom: UInt32, of window: UInt32) throws -> [UInt8] {
    let reply = try ask(.property(atom, of: window))
    // The format is the number of bits in an item.
    let size = Int(reply.integer(UInt32.self, at: 16)) * Int(reply[1]) / 8
    return Array(reply[Self.listOffset..<Self.listOffset + size])
  }

  private func atom(_ name: String) throws -> UInt32 {
    try ask(.atom(name)).integer(UInt32.self, at: 8)
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(littleEndian: number)
    return bytes
  }
}
