import ReactiveCore

extension Signal {
  /// This signal as a `MiniSignal`.
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
  /// This signal as a `Signal`, which a `TestScheduler` can record.
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
