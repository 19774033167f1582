extension Diagram {
  /// Where an editor finds the marks of a drawing, in its pixels and in milliseconds.
  ///
  /// The first list has the width and the height of the drawing, and the places of the axis as `1000 187`. Each
  /// other one is a row: its name, its height, when it was subscribed, and the places of its events.
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
