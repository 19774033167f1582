extension MiniSignal {
  /// Returns a signal that sends the latest values of both signals each time one of them sends.
  ///
  /// The recipe runs for each subscription, so each subscription has its own variables.
  func combineLatest<Other>(with other: MiniSignal<Other>) -> MiniSignal<(Value, Other)> {
    MiniSignal<(Value, Other)> { subscriber in
      var left: Value?
      var right: Other?
      var running = 2
      let send = {
        if let left, let right { subscriber.sendNext((left, right)) }
      }
      let complete = {
        running -= 1
        if running == 0 { subscriber.sendCompleted() }
      }

      let inputs = MiniDisposable()
      inputs.add(
        self.subscribe(
          next: { value in
            left = value
            send()
          },
          error: subscriber.sendError, completed: complete))
      inputs.add(
        other.subscribe(
          next: { value in
            right = value
            send()
          },
          error: subscriber.sendError, completed: complete))
      return inputs
    }
  }
}
