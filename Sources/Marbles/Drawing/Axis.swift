extension Diagram {
  /// The unit of a diagram's axis.
  public enum Axis: Codable, Sendable {
    /// Virtual time, as in `0s  1s  2s`.
    case seconds
    /// Virtual time. In an image, every second has the same width, even where marks are crowded.
    case evenSeconds
    /// Numbered steps, as in `0  1  2`.
    case steps

    func label(_ time: Duration) -> String {
      switch self {
      case .seconds, .evenSeconds: "\(time.inFigures)s"
      case .steps: time.inFigures
      }
    }
  }
}
