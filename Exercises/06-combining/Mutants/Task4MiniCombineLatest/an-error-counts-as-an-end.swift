// Misconception: An error ends one of the two, and the other may go on. See *Errors*, page 06.
extension MiniSignal {
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
          error: { _ in complete() }, completed: complete))
      inputs.add(
        other.subscribe(
          next: { value in
            right = value
            send()
          },
          error: { _ in complete() }, completed: complete))
      return inputs
    }
  }
}
