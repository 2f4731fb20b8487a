import SwipeEngine

/// The menu about films: what to film, and what films are like.
extension LabMenu {
  private typealias Settings = FilmRequest.Settings

  static func speeds(in situation: Situation) -> [Choice] {
    PlaySpeed.allCases.map {
      Choice(command: .speed($0), label: $0.label, shortLabel: $0.label, isChosen: situation.speed == $0)
    }
  }

  static func films(in situation: Situation) -> [Choice] {
    let settings = situation.film
    var sections = Page.filmSections.compactMap { page in
      filmSection(page, settings).map { section in
        Choice(
          command: .page(page),
          label: section.label,
          shortLabel: "",
          isChosen: false,
          value: section.choices.first(where: \.isChosen)?.shortLabel,
          icon: section.icon
        )
      }
    }
    sections[0].beginsGroup = true
    return [
      Choice(
        command: .filmLastGesture,
        label: "Film the last gesture",
        shortLabel: "",
        isChosen: false,
        icon: "film",
        shortcut: "R"
      ),
      Choice(
        command: .filmLastSeconds,
        label: "Film the last \(settings.span) s",
        shortLabel: "",
        isChosen: false,
        icon: "strip",
        shortcut: "Shift+R"
      ),
    ] + sections + switches(settings)
  }

  /// What is drawn besides the table.
  private static func switches(_ settings: FilmRequest.Settings) -> [Choice] {
    let all: [(label: String, icon: String, path: WritableKeyPath<FilmRequest.Settings, Bool>)] = [
      ("Fingers", "touch", \.showsTouches),
      ("Curves", "curve", \.showsCurves),
      ("Captions", "list", \.showsCaptions),
    ]
    return all.enumerated().map { index, part in
      var changed = settings
      changed[keyPath: part.path].toggle()
      return Choice(
        command: .filmSettings(changed),
        label: part.label,
        shortLabel: "",
        isChosen: settings[keyPath: part.path],
        icon: part.icon,
        beginsGroup: index == 0
      )
    }
  }

  /// A page about one thing that films have.
  static func filmSection(_ page: Page, _ settings: FilmRequest.Settings) -> Section? {
    switch page {
    case .filmFormat:
      let choices = Settings.Format.allCases.map {
        choice(label(of: $0), settings, \.format, $0)
      }
      return Section(icon: "film", label: "Format", choices: choices)
    case .filmRate:
      let choices = Settings.rates.map {
        choice("\($0) frames a second", short: "\($0)/s", settings, \.rate, $0)
      }
      return Section(icon: "strip", label: "Rate", choices: choices)
    case .filmSpeed:
      let choices = PlaySpeed.allCases.map { choice($0.label, settings, \.speed, $0.factor) }
      return Section(icon: "gauge", label: "Speed", choices: choices)
    case .filmScale:
      let choices = Settings.scales.map {
        choice("\($0) pixels a point", short: "\($0)×", settings, \.scale, $0)
      }
      return Section(icon: "grid", label: "Size", choices: choices)
    case .filmSpan:
      let choices = Settings.spans.map { choice("The last \($0) s", short: "\($0) s", settings, \.span, $0) }
      return Section(icon: "clock", label: "Length", choices: choices)
    default: return nil
    }
  }

  private static func label(of format: FilmRequest.Settings.Format) -> String {
    switch format {
    case .mp4: "MP4"
    case .webm: "WebM"
    case .gif: "GIF"
    case .apng: "APNG"
    case .webp: "WebP"
    }
  }

  private static func choice<Value: Equatable>(
    _ label: String,
    short shortLabel: String? = nil,
    _ settings: FilmRequest.Settings,
    _ path: WritableKeyPath<FilmRequest.Settings, Value>,
    _ value: Value
  ) -> Choice {
    var changed = settings
    changed[keyPath: path] = value
    return Choice(
      command: .filmSettings(changed),
      label: label,
      shortLabel: shortLabel ?? label,
      isChosen: settings[keyPath: path] == value
    )
  }
}
