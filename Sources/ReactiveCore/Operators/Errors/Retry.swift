extension Signal {
  /// Subscribes to this signal again when it fails, at most `count` times.
  ///
  ///     self      -A-#
  ///     retry(2)  -A--A--A-#
  ///
  /// `retry(2)` subscribes at most three times in total, and sends the third error. A `count` of
  /// `nil` or, as in ReactiveCocoa, 0 means no limit. Values and completion pass through.
  ///
  /// The first subscription is made immediately. For later ones, see `repeat()`. This signal is
  /// retained until the result ends or is disposed.
  ///
  /// RAC: `-retry:`, `-retry`.
  public func retry(_ count: Int? = nil) -> Signal<Value> {
    let count = count ?? 0
    precondition(count >= 0, "retry(_:) cannot retry fewer than 0 times.")
    return Signal(of: self) { subscriber in
      var retries = 0
      self.subscribeAgain(for: subscriber) { error in
        if error == nil || count > 0 && retries == count { return false }
        retries += 1
        return true
      }
    }
    .named(count == 0 ? "-retry" : "-retry:", of: self, argument: count == 0 ? nil : { "\(count)" })
  }
}
