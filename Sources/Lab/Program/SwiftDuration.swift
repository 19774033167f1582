extension Duration {
  /// The duration as a Swift expression.
  var swift: String {
    let milliseconds = Int(self / .milliseconds(1))
    return milliseconds % 1000 == 0
      ? ".seconds(\(milliseconds / 1000))" : ".milliseconds(\(milliseconds))"
  }
}
