import PlainText

extension Diagram {
  /// Returns the drawing as text, in parts of at most `width` columns, each with its own axis.
  public func text(width: Int = 80) -> String {
    lines(width: width, spread: 6).joined(separator: "\n")
  }

  /// Returns the lines of the drawing, with at most `spread` columns per unit of time.
  func lines(width: Int, spread: Int) -> [String] {
    let (layout, margin, room) = layout(width: width, spread: spread)
    let strips = [Strip(axisOf: layout)] + rows.map { Strip($0, in: layout) }
    let titles = [""] + rows.map(\.name)
    let labels = layout.labels.map { layout.column(of: $0.time) }
    let parts = Strip.folds(of: strips, at: labels, width: room).map { columns in
      zip(titles, strips).map { title, strip in
        let name = title + String(repeating: " ", count: margin - title.displayWidth)
        return (name + strip.text(in: columns)).trimmingTrailingSpaces
      }
    }
    return Array(parts.joined(separator: [""]))
  }

  /// Returns the layout that ``text(width:)`` uses, or `nil` if the text has several parts.
  func layoutOfText(width: Int) -> (layout: Layout, margin: Int)? {
    let (layout, margin, room) = layout(width: width, spread: 6)
    return layout.width <= room ? (layout, margin) : nil
  }

  private func layout(width: Int, spread: Int) -> (layout: Layout, margin: Int, room: Int) {
    let names = rows.map(\.name.displayWidth).max() ?? 0
    let margin = names == 0 ? 0 : names + 2
    let room = max(20, width - margin)
    let layout = Layout(rows, scale: Scale(rows, axis: axis, width: room, spread: spread)) {
      $0.text(quoting: .unclear).displayWidth
    }
    return (layout, margin, room)
  }
}

extension String {
  var trimmingTrailingSpaces: String {
    var rest = self[...]
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
