import Marbles

extension Diagram {
  /// The positions of the marks in a drawing, in pixels and milliseconds, for the marble editor.
  ///
  /// The first list contains the width and the height of the drawing, and the positions of the axis
  /// labels as `1000 187`. Each other list describes a row: its name, its height, the time of its
  /// subscription, and the positions of its events.
  package func places(size: SVGSize) -> [[String]] {
    let frame = SVGFrame(of: self, size: size)
    let place = { (time: Duration) in "\(time.milliseconds) \(frame.x(of: time))" }
    let head = ["\(frame.width)", "\(frame.height)"] + frame.labels.map { place($0.time) }
    return [head]
      + rows.indices.map { index in
        let row = rows[index]
        return [row.name, "\(frame.y(ofRow: index))", "\(row.subscribed.milliseconds)"]
          + row.instants.map { place($0.time) }
      }
  }
}

extension Duration {
  fileprivate var milliseconds: Int { Int(self / .milliseconds(1)) }
}
