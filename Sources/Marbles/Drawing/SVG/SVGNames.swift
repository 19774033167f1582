/// Where an SVG drawing has the names of its rows, in pixels; for a page that keeps them in sight.
package struct SVGNames {
  package let names: [(text: String, top: Int)]
  /// What covers the names and none of the marbles.
  package let width: Int
}

extension Diagram {
  package var drawnNames: SVGNames {
    let scale = Scale(rows, axis: axis, width: 100, spread: 8)
    let layout = Layout(rows, scale: scale) { SVGShape.columns(of: $0) }
    let frame = SVGFrame(rows: rows, layout: layout)
    return SVGNames(
      names: rows.indices.map { index in
        (text: rows[index].name, top: frame.y(ofRow: index) - SVGFrame.rowHeight / 2)
      },
      width: frame.x(of: .zero) - 18)
  }
}
