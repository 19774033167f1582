extension Diagram {
  /// What the axis of a diagram counts.
  public enum Axis: Codable, Sendable {
    /// Virtual time: `0s  1s  2s`.
    case seconds
    /// Virtual time which an image draws evenly, however close to each other marks stand.
    case evenSeconds
    /// Things that happened, one after another: `0  1  2`.
    case steps

    func label(_ time: Duration) -> String {
      switch self {
      case .seconds, .evenSeconds: "\(time.inFigures)s"
      case .steps: time.inFigures
      }
    }
  }
}
