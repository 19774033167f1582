import Marbles

extension Diagram {
  /// Returns the positions of a drawing's marks, for the marble editor.
  ///
  /// A position consists of milliseconds and pixels, such as `1000 187`. The first list contains
  /// the drawing's width, its height, and the positions of the axis labels. Each of the other lists
  /// describes a row: its name, its y-coordinate, the time of its subscription, and the positions
  /// of its events.
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
