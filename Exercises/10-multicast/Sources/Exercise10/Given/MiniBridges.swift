import ReactiveCore

extension Signal {
  /// The same signal for a `MiniSignal`'s operators.
  var mini: MiniSignal<Value> {
    MiniSignal { subscriber in
      let subscription = self.subscribe(
        next: subscriber.sendNext, error: subscriber.sendError,
        completed: subscriber.sendCompleted)
      return MiniDisposable { subscription.dispose() }
    }
  }
}

extension MiniSignal {
  /// The same signal for a clock that records it.
  var signal: Signal<Value> {
    Signal { subscriber in
      let subscription = self.subscribe(
        next: { subscriber.sendNext($0) },
        error: { subscriber.sendError($0) },
        completed: { subscriber.sendCompleted() })
      return Disposable { subscription.dispose() }
    }
  }
}
