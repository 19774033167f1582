import Marbles

extension Diagram {
  /// The positions of the marks in a drawing, for an editor, in pixels and in milliseconds.
  ///
  /// The first list has the width and the height of the drawing, and the positions of the axis as
  /// `1000 187`. Each other list is a row: its name, its height, the time of its subscription, and
  /// the positions of its events.
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
