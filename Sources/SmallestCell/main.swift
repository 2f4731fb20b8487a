import SwipeEngine
import SwipeTable
import SwipeTableSDL

// The smallest swipeable cell: twenty rows that can be dragged to the right. Let go past half the width, a
// row tells us; anywhere else it just goes back, in 0.2 s. Drags up and down scroll, drags to the left do
// nothing.

let rows = (1...20).map { Row(id: "Row \($0)") }

// The action of the one trigger point that the style has, at half the width.
let tell = SwipeAction(id: "tell", title: "Tell")

let name = TextStyle(size: 16, lineHeight: 24, weight: .medium)

let window = try TableWindow(title: "Smallest cell", rows: rows, leading: [tell], style: .smallest) {
  cell,
  list in
  list.text(cell.row.id, at: Point(x: 20, y: (cell.height - name.lineHeight) / 2), name, cell.theme.text)
} react: { _, event in
  if case .action(tell.id, by: _) = event.kind { print(event.row ?? "", "was swiped") }
}

try window.run()
