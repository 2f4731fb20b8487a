import CSDL2
import Testing

@testable import SDL

extension SDLTests {
  @Suite("EventTranslation")
  @MainActor
  struct EventTranslationTests {
    @Test(
      "a finger's 0…1 stands for the first to the last pixel of the window",
      arguments: [(0, 0, 0, 0), (1, 1, 319, 239), (0.5, 0.25, 159.5, 59.75)]
        as [(Float, Float, Double, Double)]
    )
    func fingerPlace(x: Float, y: Float, pixelX: Double, pixelY: Double) throws {
      let screen = try Screen(width: 320, height: 240)
      let event = SDL_Event.make(SDL_FINGERDOWN) {
        $0.tfinger.touchId = 8
        $0.tfinger.fingerId = 3
        $0.tfinger.windowID = screen.window.id
        $0.tfinger.x = x
        $0.tfinger.y = y
        $0.tfinger.pressure = 0.5
      }
      let expected = Event.Finger(
        window: screen.window.id,
        id: 3,
        device: 8,
        phase: .down,
        x: pixelX,
        y: pixelY,
        pressure: 0.5
      )
      #expect(screen.translate(event) == .finger(expected))
    }

    @Test("a finger goes down, moves and goes up; one without a window is placed in the last one spoken of")
    func fingerPhases() throws {
      let screen = try Screen(width: 101, height: 51)
      for (type, phase) in [
        (SDL_FINGERDOWN, Event.Finger.Phase.down), (SDL_FINGERMOTION, .moved), (SDL_FINGERUP, .up),
      ] {
        let window = phase == .down ? screen.window.id : 0
        let event = SDL_Event.make(type) {
          $0.tfinger.touchId = 8
          $0.tfinger.fingerId = -3
          $0.tfinger.windowID = window
          $0.tfinger.x = 0.5
          $0.tfinger.y = 1
        }
        let expected = Event.Finger(
          window: window,
          id: -3,
          device: 8,
          phase: phase,
          x: 50,
          y: 50,
          pressure: 0
        )
        #expect(screen.translate(event) == .finger(expected))
      }
    }

    @Test("what SDL makes of a touch for mice, and of the mouse for touches, is dropped")
    func synthetic() throws {
      let screen = try Screen()
      screen.push(.make(SDL_MOUSEMOTION) { $0.motion.which = csdl_touch_mouseid() })
      screen.push(.make(SDL_MOUSEBUTTONDOWN) { $0.button.which = csdl_touch_mouseid() })
      screen.push(.make(SDL_MOUSEWHEEL) { $0.wheel.which = csdl_touch_mouseid() })
      screen.push(.make(SDL_FINGERDOWN) { $0.tfinger.touchId = SDL_MOUSE_TOUCHID })
      #expect(screen.allEvents().isEmpty)
    }

    @Test("the mouse moves, also beyond the window, and tells whether a button is held")
    func motion() throws {
      let screen = try Screen()
      for (state, isDragging) in [(UInt32(0), false), (1, true)] {
        let event = SDL_Event.make(SDL_MOUSEMOTION) {
          $0.motion.windowID = screen.window.id
          $0.motion.x = -30
          $0.motion.y = 999
          $0.motion.state = state
        }
        let expected = Event.MouseMotion(window: screen.window.id, x: -30, y: 999, isDragging: isDragging)
        #expect(screen.translate(event) == .mouseMotion(expected))
      }
    }

    @Test(
      "a mouse button is named and tells of double clicks",
      arguments: [(1, .left), (2, .middle), (3, .right), (5, .other(5))]
        as [(UInt8, Event.MouseButton.Button)]
    )
    func button(number: UInt8, button: Event.MouseButton.Button) throws {
      let screen = try Screen()
      for isDown in [true, false] {
        let event = SDL_Event.make(isDown ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP) {
          $0.button.windowID = screen.window.id
          $0.button.button = number
          $0.button.clicks = 2
          $0.button.x = 11
          $0.button.y = 12
        }
        let expected = Event.MouseButton(
          window: screen.window.id,
          button: button,
          isDown: isDown,
          clicks: 2,
          x: 11,
          y: 12
        )
        #expect(screen.translate(event) == .mouseButton(expected))
      }
    }

    @Test("a wheel gives notches with fractions, and its sign tells of the hand", arguments: [false, true])
    func wheel(isFlipped: Bool) throws {
      let screen = try Screen()
      let event = SDL_Event.make(SDL_MOUSEWHEEL) {
        $0.wheel.windowID = screen.window.id
        $0.wheel.preciseX = -1
        $0.wheel.preciseY = 0.25
        $0.wheel.direction = (isFlipped ? SDL_MOUSEWHEEL_FLIPPED : SDL_MOUSEWHEEL_NORMAL).rawValue
        $0.wheel.mouseX = 20
        $0.wheel.mouseY = 30
      }
      let sign: Double = isFlipped ? -1 : 1
      let expected = Event.Wheel(
        window: screen.window.id,
        notchesX: -1 * sign,
        notchesY: 0.25 * sign,
        x: 20,
        y: 30
      )
      #expect(screen.translate(event) == .wheel(expected))
    }

    @Test(
      "a key bears SDL's name and the modifiers of both sides",
      arguments: [
        (SDLK_z, KMOD_LCTRL.rawValue, "Z", .control), (SDLK_F5, 0, "F5", []),
        (SDLK_LEFT, KMOD_RSHIFT.rawValue | KMOD_LALT.rawValue, "Left", [.shift, .alt]),
        (SDLK_ESCAPE, KMOD_RGUI.rawValue | KMOD_NUM.rawValue, "Escape", .gui),
        (SDLK_UNKNOWN, KMOD_RCTRL.rawValue | KMOD_RALT.rawValue, "", [.control, .alt]),
      ] as [(SDL_KeyCode, UInt32, String, Event.Key.Modifiers)]
    )
    func key(code: SDL_KeyCode, held: UInt32, name: String, modifiers: Event.Key.Modifiers) throws {
      let screen = try Screen()
      for isDown in [true, false] {
        let event = SDL_Event.make(isDown ? SDL_KEYDOWN : SDL_KEYUP) {
          $0.key.windowID = screen.window.id
          $0.key.keysym.sym = SDL_Keycode(code.rawValue)
          $0.key.keysym.mod = UInt16(held)
          $0.key.repeat = isDown ? 1 : 0
        }
        let expected = Event.Key(
          window: screen.window.id,
          name: name,
          modifiers: modifiers,
          isDown: isDown,
          isRepeat: isDown
        )
        #expect(screen.translate(event) == .key(expected))
      }
    }

    @Test(
      "what happens to a window is told",
      arguments: [
        (SDL_WINDOWEVENT_EXPOSED, .exposed), (SDL_WINDOWEVENT_MOVED, .moved(x: 5, y: -6)),
        (SDL_WINDOWEVENT_MINIMIZED, .minimized), (SDL_WINDOWEVENT_MAXIMIZED, .maximized),
        (SDL_WINDOWEVENT_RESTORED, .restored), (SDL_WINDOWEVENT_FOCUS_GAINED, .focusGained),
        (SDL_WINDOWEVENT_FOCUS_LOST, .focusLost), (SDL_WINDOWEVENT_SHOWN, .shown),
        (SDL_WINDOWEVENT_HIDDEN, .hidden), (SDL_WINDOWEVENT_CLOSE, .closeRequested),
        (SDL_WINDOWEVENT_DISPLAY_CHANGED, .displayChanged), (SDL_WINDOWEVENT_ENTER, .mouseEntered),
        (SDL_WINDOWEVENT_LEAVE, .mouseLeft),
        (SDL_WINDOWEVENT_SIZE_CHANGED, .resized(width: 320, height: 240)),
      ] as [(SDL_WindowEventID, Event.WindowChange)]
    )
    func windowChange(what: SDL_WindowEventID, change: Event.WindowChange) throws {
      let screen = try Screen(width: 320, height: 240)
      let event = SDL_Event.make(SDL_WINDOWEVENT) {
        $0.window.windowID = screen.window.id
        $0.window.event = UInt8(what.rawValue)
        $0.window.data1 = 5
        $0.window.data2 = -6
      }
      #expect(screen.translate(event) == .window(id: screen.window.id, change))
    }

    @Test("a resize by the program is told once, in pixels")
    func resize() throws {
      let screen = try Screen(width: 320, height: 240)
      screen.window.setSize(width: 500, height: 400)
      let sizes = screen.allEvents().compactMap { event -> [Int]? in
        guard case .window(_, .resized(let width, let height)) = event.kind else { return nil }
        return [width, height]
      }
      #expect(sizes == [[500, 400]])
    }

    @Test(
      "the end of the program and a reset of the GPU are told",
      arguments: [
        (SDL_QUIT, .quit), (SDL_RENDER_TARGETS_RESET, .renderTargetsReset),
        (SDL_RENDER_DEVICE_RESET, .renderDeviceReset),
      ] as [(SDL_EventType, Event.Kind)]
    )
    func plainEvents(type: SDL_EventType, kind: Event.Kind) throws {
      #expect(try Screen().translate(.make(type) { _ in }) == kind)
    }
  }
}
