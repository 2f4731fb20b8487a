/// What the keys act on; nothing is the rows.
enum LabFocus: Hashable, Sendable {
  case toolbar(Toolbar.Part)
  case compare(CompareTools.Part)
  case banner(ErrorBanner.Part)
  case film(FilmCard.Part)
  case timeline(Timeline.Part)
  /// Which of its controls is the inspector's affair.
  case inspector

  /// What a pointer would come down on there.
  var target: LabTarget {
    switch self {
    case .toolbar(let part): .toolbar(part)
    case .compare(let part): .compare(part)
    case .banner(let part): .banner(part)
    case .film(let part): .film(part)
    case .timeline(let part): .timeline(part)
    case .inspector: .inspector
    }
  }
}
