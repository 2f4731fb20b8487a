/// A client of an X server that sees and moves other clients' windows, as a window manager does.
///
/// It speaks the core protocol (X11R7.7, "X Window System Protocol", appendix B: the encoding) over the
/// display's socket, one request at a time, so that a refusal is an error of the call that caused it.
struct XConnection: Sendable {
  /// The window that is behind all others.
  let root: UInt32

  private let socket: StreamSocket

  /// Every piece of the protocol fills up units of 4 bytes.
  private static let unit = 4
  /// The bytes of an event, of an error, and of a reply's fixed part.
  private static let packetSize = 32
  /// The bytes of the answer to the first message that tell how long the rest is.
  private static let greetingSize = 8
  /// What a packet is, in its first byte; every other number is an event.
  private static let errorPacket: UInt8 = 0
  private static let replyPacket: UInt8 = 1

  /// Connects to the display with this name (":1").
  init(display: String) throws {
    let path = "/tmp/.X11-unix/X\(display.dropFirst())"
    guard let socket = try StreamSocket(connectingTo: path) else {
      throw RigError("No X server listens at \(path).")
    }
    self.socket = socket
    root = try Self.greet(over: socket)
  }

  func close() {
    socket.close()
  }

  /// Says hello, without a key: the server lets everybody in.
  ///
  /// - Returns: the root window of the first screen.
  private static func greet(over socket: StreamSocket) throws -> UInt32 {
    // Byte order "l" (lowest first), version 11.0, no authorization.
    var hello: [UInt8] = [UInt8(ascii: "l"), 0]
    for number: UInt16 in [11, 0, 0, 0, 0] { hello.append(littleEndian: number) }
    try socket.write(hello)
    let head = try socket.read(greetingSize)
    let rest = try socket.read(Int(head.integer(UInt16.self, at: 6)) * unit)
    guard head[0] == 1 else {
      throw RigError("The X server refuses: \(String(decoding: rest, as: UTF8.self))")
    }
    // 32 bytes, the vendor's name, 8 bytes a pixel format; then the screens, each with its root first.
    let vendor = (Int(rest.integer(UInt16.self, at: 16)) + unit - 1) / unit * unit
    let formats = Int(rest[21]) * 8
    return rest.integer(UInt32.self, at: 32 + vendor + formats)
  }

  /// Sends a request that is answered, and waits for the answer.
  ///
  /// - Throws: `RigError` where the server refuses it.
  func ask(_ request: XRequest) throws -> [UInt8] {
    try socket.write(request.bytes)
    while true {
      let packet = try readPacket()
      switch packet[0] {
      case Self.replyPacket: return packet
      case Self.errorPacket: throw Self.refusal(packet)
      default: continue
      }
    }
  }

  /// Sends a request that is not answered, and returns when the server has done it.
  ///
  /// - Throws: `RigError` where the server refuses it.
  func tell(_ request: XRequest) throws {
    try socket.write(request.bytes + XRequest.inputFocus.bytes)
    var refusal: RigError?
    while true {
      let packet = try readPacket()
      switch packet[0] {
      case Self.replyPacket:
        if let refusal { throw refusal }
        return
      case Self.errorPacket: refusal = Self.refusal(packet)
      default: continue
      }
    }
  }

  private func readPacket() throws -> [UInt8] {
    let packet = try socket.read(Self.packetSize)
    guard packet[0] == Self.replyPacket else { return packet }
    return packet + (try socket.read(Int(packet.integer(UInt32.self, at: 4)) * Self.unit))
  }

  private static func refusal(_ packet: [UInt8]) -> RigError {
    RigError("The X server refused request \(packet[10]) with its error \(packet[1]).")
  }
}
