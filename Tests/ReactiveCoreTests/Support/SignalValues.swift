import ReactiveCore

extension Signal {
  /// Returns a signal that sends `values` and completes before `subscribe` returns.
  static func values(_ values: Value...) -> Signal<Value> {
    Signal { subscriber in
      values.forEach(subscriber.sendNext)
      subscriber.sendCompleted()
      return nil
    }
  }
}
