// Misconception: Without one of the two there is no pair, so the first completion ends it. See *Latest against zip, drawn*, page 06.
// Shown by: test_a_completed_signal_keeps_its_last_value
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
        if running == 1 { subscriber.sendCompleted() }
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
