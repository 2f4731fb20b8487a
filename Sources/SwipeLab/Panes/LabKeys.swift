/// What the keys do, for the dialog that lists them.
enum LabKeys {
  /// Those that open it: a question mark on several keyboards.
  static let help = ["?", "Shift+/", "Shift+ß", "Shift+,", "F1"]

  static let sheet = KeysSheet([
    (
      "Rows",
      [
        (["↑", "↓"], "Scroll"), (["Ctrl", "↓"], "Select the next row"),
        (["←", "→"], "Open or close the selected row"), (["Del"], "Delete it"),
        (["Menu"], "All its actions"), (["Esc"], "Close open rows"),
        (["Ctrl", "Z"], "Undo what was done last"),
      ]
    ),
    (
      "Time",
      [
        (["Space"], "Pause, go on"), ([","], "A frame back"), (["."], "A frame on"),
        (["L"], "Loop the last gesture"), (["1", "–", "4"], "Speed ×1, ×½, ×¼, ×⅒"),
      ]
    ),
    (
      "Styles",
      [
        (["S"], "Choose a style"), (["Shift", "S"], "Choose that of B"),
        (["Ctrl", "S"], "Save it as your own"),
        (["Ctrl", "C"], "Copy it as Swift"), (["Ctrl", "V"], "Take values from the clipboard"),
        (["Ctrl", "Y"], "Make a change again"),
      ]
    ),
    (
      "Inspector",
      [
        (["I"], "Show or hide it"), (["Ctrl", "F"], "Search for a value"), (["Tab"], "Next control"),
        (["↑", "↓"], "Change a value"), (["Shift", "↑"], "Ten times as much"),
        (["Alt", "↑"], "A tenth of it"),
      ]
    ),
    (
      "Comparison",
      [
        (["B"], "A and B beside each other"), (["G"], "B as a ghost over A"), (["X"], "Swap A and B"),
        (["Shift", "X"], "Copy A to B"),
      ]
    ),
    (
      "Films and files",
      [
        (["R"], "Film the last gesture"), (["Shift", "R"], "Film the last seconds"),
        (["F5"], "Save a recording"),
      ]
    ),
    (
      "Window",
      [
        (["C"], "Curves"), (["F"], "Fingers"), (["T"], "Light or dark"), (["H"], "The list alone"),
        (["M"], "Menu of the list"), (["?"], "These keys"), (["Ctrl", "Q"], "Quit"),
      ]
    ),
  ])
}
