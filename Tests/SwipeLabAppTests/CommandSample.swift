/// Recordings for the command line to work on.
enum CommandSample {
  static let header = #"""
    {"swipelab": 1, "viewport": {"width": 320, "height": 480}, "rows": {"count": 5, "id": "id"}, \#
    "trailing": [{"id": "F", "title": "Flag", "icon": "flag"}, \#
    {"id": "D", "title": "Delete", "icon": "trash", "role": "destructive"}]}
    """#

  /// Opens a row with a finger, from 0 to 100 ms.
  static let opening = """
    \(header)
    {"t": 0, "pointer": 1, "phase": "down", "x": 300, "y": 90}
    {"t": 40, "pointer": 1, "phase": "move", "x": 240, "y": 91}
    {"t": 80, "pointer": 1, "phase": "move", "x": 160, "y": 92}
    {"t": 100, "pointer": 1, "phase": "up"}

    """

  /// As wide and as high as these, with nothing to do.
  static func empty(width: Int, height: Int) -> String {
    #"{"swipelab": 1, "viewport": {"width": \#(width), "height": \#(height)}, "rows": {"count": 2, "id": "a"}}"#
      + "\n"
  }
}
