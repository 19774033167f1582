// Misconception: A value is used once, so both are forgotten when they have been sent. See *Combine latest*, page 06.
extension MiniSignal {
  func combineLatest<Other>(with other: MiniSignal<Other>) -> MiniSignal<(Value, Other)> {
    MiniSignal<(Value, Other)> { subscriber in
      var left: Value?
      var right: Other?
      var running = 2
      let send = {
        guard let first = left, let second = right else { return }
        left = nil
        right = nil
        subscriber.sendNext((first, second))
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
