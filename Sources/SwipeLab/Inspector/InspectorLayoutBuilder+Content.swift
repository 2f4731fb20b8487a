import SwipeEngine
import SwipeTable

/// What scrolls: the groups with their parameters.
extension InspectorLayoutBuilder {
  private typealias Measures = InspectorMeasures

  mutating func addContent() {
    if !inspector.searchWords.isEmpty {
      addFound()
    } else if isSheet {
      addGroup(inspector.chosenGroup)
      y += Measures.sectionEnd
    } else {
      for group in InspectorGroups.all { addSection(group) }
    }
  }

  private mutating func addFound() {
    let count = layout.rows.count
    for group in InspectorGroups.all {
      let found = inspector.found(in: group)
      guard !found.isEmpty else { continue }
      let changes = subject.changes(among: found)
      add(.section(group, changes: changes, hasChevron: false), height: Measures.section)
      for parameter in found { addParameter(parameter, showsHelp: true) }
      y += Measures.sectionEnd
    }
    if layout.rows.count == count { add(.nothingFound, height: Measures.nothingFound) }
  }

  private mutating func addSection(_ group: Parameter.Group) {
    let changes = subject.changes(among: InspectorGroups.parameters(in: group))
    let head = Rect(x: pane.frame.x, y: y, width: pane.frame.width, height: Measures.section)
    addPlace(.section(group), head)
    add(.section(group, changes: changes, hasChevron: true), height: Measures.section)
    let openness = inspector.openness(of: group, at: time)
    guard openness > 0 else { return }
    let (top, whole) = (y, clip)
    isStop = inspector.openGroups.contains(group)
    // How high the group is shows only once it is laid out; until then it is cut off nowhere.
    let (firstRow, firstPlace) = (layout.rows.count, layout.places.count)
    addGroup(group)
    y += Measures.sectionEnd
    isStop = true
    guard openness < 1 else { return }
    let height = (y - top) * openness
    cut(
      to: whole.intersection(Rect(x: head.x, y: top, width: head.width, height: height)),
      firstRow,
      firstPlace
    )
    y = top + height
  }

  /// Cuts what was added last off at a rectangle.
  private mutating func cut(to clip: Rect, _ firstRow: Int, _ firstPlace: Int) {
    for index in layout.rows.indices.dropFirst(firstRow) { layout.rows[index].clip = clip }
    for index in layout.places.indices.dropFirst(firstPlace) { layout.places[index].clip = clip }
  }

  private mutating func addGroup(_ group: Parameter.Group) {
    if group == .settle {
      if isSheet {
        addSpringCard()
        addSettleForm()
      } else {
        addSettleForm()
        addSpringCard()
      }
    }
    for parameter in InspectorGroups.parameters(in: group) {
      addParameter(parameter, showsHelp: inspector.helped.contains(parameter.id))
    }
  }

  private mutating func addSettleForm() {
    addPlace(.settleForm, Rect(x: left, y: y, width: width, height: Measures.control))
    add(.settleForm, height: Measures.control)
    y += Measures.gap
  }

  private mutating func addSpringCard() {
    add(.springCard, height: isSheet ? Measures.sheetSpringCard : Measures.springCard)
    y += isSheet ? Measures.sheetSpringCardEnd : Measures.springCardEnd
  }

  private mutating func addParameter(_ parameter: Parameter, showsHelp: Bool) {
    let edit = inspector.edit
    let context = ParameterRow.Context(
      subject: subject,
      letters: inspector.letters,
      showsHelp: showsHelp,
      isRefused: edit?.id == parameter.id && edit?.isRefused == true
    )
    let origin = Point(x: pane.frame.x, y: y)
    let row = ParameterRow(parameter, at: origin, width: pane.frame.width, context)
    for (element, frame) in row.elements { addPlace(element, frame) }
    add(.parameter(row), height: row.frame.height)
  }
}
