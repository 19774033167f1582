import Marbles
import PlainText

/// The positions in an SVG drawing, in pixels.
struct SVGFrame {
  let size: SVGSize
  let width: Int
  let height: Int
  let hasNamesAbove: Bool
  private let margin: Int
  private let columnWidth: Double
  private let layout: Layout
  /// The last time on the axis, or `nil` if seconds differ in width because marks were moved apart.
  private let end: Duration?
  private let tops: [Int]
  private let boxes: [SVGOperatorBox?]
  private let top = 30

  init(of diagram: Diagram, size: SVGSize, beside others: [Row] = []) {
    let rows = diagram.rows
    let all = rows + others
    let names = all.map(\.name.displayWidth).max() ?? 0
    let besideNames = 20 + size.marble / 2 + names * size.letter
    hasNamesAbove = names > 0 && (size == .phone || besideNames > size.width * 2 / 5)
    margin = hasNamesAbove || names == 0 ? size.marble / 2 + 6 : besideNames
    let room = size.width - margin - 18
    func layOut(isEven: Bool) -> Layout {
      let scale = Scale(
        all, axis: diagram.axis, width: room / SVGSize.columnWidth, spread: 100,
        letter: SVGSize.columnsOfLabelLetter, isEven: isEven)
      return Layout(all, scale: scale, letter: SVGSize.columnsOfLabelLetter) {
        size.columns(of: $0)
      }
    }
    let even = layOut(isEven: true)
    let last = even.columns.keys.max() ?? .zero
    let pixels =
      Double(even.column(of: last) * max(room, even.width * SVGSize.columnWidth))
      / Double(even.width)
    let isEven =
      diagram.axis == .evenSeconds || last == .zero
      || all.allSatisfy { row in
        zip(row.instants, row.instants.dropFirst()).allSatisfy { one, next in
          (next.time - one.time) / last * pixels >= Double(size.distance(from: one, to: next))
        }
      }
    layout = isEven ? even : layOut(isEven: false)
    end = isEven ? last : nil
    let least = layout.width * SVGSize.columnWidth
    columnWidth = Double(max(room, least)) / Double(layout.width)
    width = max(size.width, margin + least + 18)
    var tops: [Int] = []
    var boxes: [SVGOperatorBox?] = []
    var bottom = top
    for row in rows {
      let box = SVGOperatorBox(above: row, size: size, width: width)
      bottom += box?.height ?? 0
      boxes.append(box)
      tops.append(bottom)
      bottom += size.rowHeight + size.extraHeight(of: row) + (hasNamesAbove ? 16 : 0)
    }
    self.size = size
    self.boxes = boxes
    self.tops = tops
    height = bottom + 6
  }

  var labels: [(time: Duration, text: String)] { layout.labels }

  var right: Int { width - 8 }

  func x(of time: Duration) -> Int {
    let even = end.map { $0 > .zero ? time / $0 * Double(layout.column(of: $0)) : 0 }
    return margin + Int(((even ?? Double(layout.column(of: time))) * columnWidth).rounded())
  }

  func y(ofRow index: Int) -> Int {
    tops[index] + size.rowHeight / 2 + (hasNamesAbove ? 16 : 0)
  }

  func name(ofRow index: Int) -> (x: Int, y: Int) {
    hasNamesAbove ? (2, tops[index] + 15) : (12, y(ofRow: index) + 5)
  }

  func box(aboveRow index: Int) -> String? {
    boxes[index]?.markup(width: width, bottom: tops[index])
  }

  var ticks: String {
    var times = Set(labels.map(\.time))
    // Draw a line for each second, so that readers see how far apart marks are.
    if let end, x(of: .seconds(1)) - margin >= 12 {
      times.formUnion((0...Int(end / .seconds(1))).map { .seconds($0) })
    }
    let lines = times.sorted().map { "M\(x(of: $0)) \(top - 6)V\(height - 6)" }.joined()
    let texts = labels.map {
      "<text class=\"time\" x=\"\(x(of: $0.time))\" y=\"\(top - 14)\">\($0.text.escapedForXML)</text>"
    }
    return "<path class=\"grid\" d=\"\(lines)\"/>\(texts.joined())"
  }

  func connector(of index: Int, in rows: [Row]) -> String? {
    guard let marble = rows[index].outer, rows.indices.contains(index - marble.rowsAbove) else {
      return nil
    }
    let outer = index - marble.rowsAbove
    let x = x(of: marble.time)
    return """
      <path class="connector" d="M\(x) \(y(ofRow: outer))V\(y(ofRow: index))H\(self.x(of: rows[index].subscribed))"/>
      """
  }
}
