// Slip: White space is the server’s business.
import ReactiveCore

func asked(_ typed: Signal<String>, on scheduler: Scheduler) -> Signal<String> {
  typed.throttle(.milliseconds(300), on: scheduler)
    .distinctUntilChanged()
    .filter { !$0.isEmpty }
}

extension String {
  /// The text without the white space at its beginning and its end.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
