import ReactiveCore

@testable import Exercise10

extension Signal {
  /// The signal as a `MiniSignal`, so that a clock's signals can be its source.
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
  /// The signal as one of the library's, so that a clock can record it.
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
