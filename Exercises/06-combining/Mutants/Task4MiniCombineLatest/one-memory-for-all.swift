// Misconception: The latest values belong to the signal, so one memory serves all subscribers. See *Cold*, page 04.
extension MiniSignal {
  func combineLatest<Other>(with other: MiniSignal<Other>) -> MiniSignal<(Value, Other)> {
    var left: Value?
    var right: Other?
    return MiniSignal<(Value, Other)> { subscriber in
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
