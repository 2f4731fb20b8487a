import CSDL2
import Testing

@testable import SDL

/// A session with SDL's dummy video driver, a queue and a window; no display is needed.
@MainActor
struct Screen {
  let session: SDLSession
  let queue: EventQueue
  let window: Window

  init(width: Int = 320, height: Int = 240) throws {
    session = try Self.makeSession()
    queue = try EventQueue(session: session)
    window = try Window(session: session, title: "Test", width: width, height: height)
    settle()
  }

  static func makeSession(driver: String = "dummy") throws -> SDLSession {
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, driver, SDL_HINT_OVERRIDE)
    return try SDLSession(applicationName: "sdl-tests")
  }

  /// Takes away the events of the past, such as those of the window's making.
  func settle() {
    while queue.poll() != nil {}
  }

  /// Every event that is there.
  func allEvents() -> [Event] {
    var events: [Event] = []
    while let event = queue.poll() { events.append(event) }
    return events
  }

  /// Sends an SDL event the way SDL itself does.
  func push(_ event: SDL_Event) {
    var event = event
    #expect(SDL_PushEvent(&event) == 1, "SDL must take the event")
  }

  /// Sends an SDL event and reads what came out.
  func translate(_ event: SDL_Event) -> Event.Kind? {
    push(event)
    return queue.poll()?.kind
  }
}

extension SDL_Event {
  /// An event of a type, its fields set by a closure.
  static func make(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    fill(&event)
    return event
  }
}
