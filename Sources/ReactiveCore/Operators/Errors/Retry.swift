extension Signal {
  /// Subscribes again when this signal fails, at most `count` times.
  ///
  ///     self      -A-#
  ///     retry(2)  -A--A--A-#
  ///
  /// `retry(2)` subscribes three times in all, and sends the third error. `nil` means without limit; in
  /// ReactiveCocoa that is 0, which means the same here.
  /// Scheduled as `repeat` is. Values and completion pass through. The source is held until the end
  /// or disposal.
  ///
  /// RAC: `-retry:`, `-retry`.
  public func retry(_ count: Int? = nil) -> Signal<Value> {
    let count = count ?? 0
    precondition(count >= 0, "retry(_:) cannot try fewer than 0 times again.")
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
