extension Diagram {
  /// The unit of a diagram's axis.
  public enum Axis: Codable, Sendable {
    /// Virtual time: `0s  1s  2s`.
    case seconds
    /// Virtual time. An image draws it with equal widths even if marks are close together.
    case evenSeconds
    /// Events, one after another: `0  1  2`.
    case steps

    func label(_ time: Duration) -> String {
      switch self {
      case .seconds, .evenSeconds: "\(time.inFigures)s"
      case .steps: time.inFigures
      }
    }
  }
}
