import ReactiveCore

func asked(_ typed: Signal<String>, on scheduler: Scheduler) -> Signal<String> {
  typed.map { $0.trimmed }
    .throttle(.milliseconds(300), on: scheduler)
    .distinctUntilChanged()
    .filter { !$0.isEmpty }
}

extension String {
  /// The text without leading and trailing white space.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
