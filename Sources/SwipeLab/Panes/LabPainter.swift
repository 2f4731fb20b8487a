public import SwipeEngine
public import SwipeTable

extension Laboratory {
  /// The whole window as it is at `time`.
  public func displayList(at time: Timestamp, metrics: TextMetrics) -> DisplayList {
    var list = DisplayList()
    LabPainter(lab: self, theme: theme(at: time), metrics: metrics, time: time).paint(into: &list)
    return list
  }

  /// What shows where nothing is drawn.
  public func background(at time: Timestamp) -> Color {
    layout.hasDevice ? theme(at: time).backdrop : theme(at: time).under
  }
}

/// Draws the window: the devices on their stage, bars and the menu.
struct LabPainter {
  var lab: Laboratory
  var theme: Theme
  var metrics: TextMetrics
  var time: Timestamp

  func paint(into list: inout DisplayList) {
    for device in lab.layout.devices.indices {
      DevicePainter(lab: lab, theme: theme, metrics: metrics, time: time).paint(device, into: &list)
    }
    for kind in BarKind.allCases.reversed() {
      guard let bar = lab.bar(kind) else { continue }
      BarPainter(
        layout: lab.layout,
        theme: theme,
        metrics: metrics,
        time: time,
        pressedButton: lab.pressedButton(of: kind)
      ).paint(bar, position: lab.position(of: kind), into: &list)
    }
    if let menu = lab.menu {
      MenuPainter(menu: menu, layout: lab.layout, theme: theme, metrics: metrics, time: time)
        .paint(into: &list)
    }
  }
}
