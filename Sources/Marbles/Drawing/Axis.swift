extension Diagram {
  /// What the axis of a diagram counts.
  public enum Axis: Codable, Sendable {
    /// Virtual time: `0s  1s  2s`.
    case seconds
    /// Things that happened, one after another: `0  1  2`.
    case steps

    func label(_ time: Duration) -> String {
      switch self {
      case .seconds: "\(time.inFigures)s"
      case .steps: time.inFigures
      }
    }
  }
}
