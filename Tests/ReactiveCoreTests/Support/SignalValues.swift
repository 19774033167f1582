import ReactiveCore

extension Signal {
  /// Sends all `values` during the subscription, and completes.
  static func values(_ values: Value...) -> Signal<Value> {
    Signal { subscriber in
      values.forEach(subscriber.sendNext)
      subscriber.sendCompleted()
      return nil
    }
  }
}
