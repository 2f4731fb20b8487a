import SwipeEngine
import SwipeTable

extension TextFieldBox {
  /// Room for the lens, in points: the visual language, section 7.
  private static let searchLead = 36.0

  /// The room behind the lens and in front of the cross.
  static func search(in frame: Rect, width: @escaping (String, TextStyle) -> Double) -> TextFieldBox {
    let end = frame.maxX - InspectorLayoutBuilder.endSearch(in: frame).x + padding
    let room = frame.inset(by: Insets(left: searchLead, right: end))
    return TextFieldBox(room: room, alignment: .left, style: LabType.label, width: width)
  }
}
