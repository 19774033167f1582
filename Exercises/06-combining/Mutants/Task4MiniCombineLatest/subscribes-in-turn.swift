// Misconception: First the one signal is read to its end, and then the other. See *Concat, drawn*, page 06.
extension MiniSignal {
  func combineLatest<Other>(with other: MiniSignal<Other>) -> MiniSignal<(Value, Other)> {
    MiniSignal<(Value, Other)> { subscriber in
      var left: Value?
      let inputs = MiniDisposable()
      inputs.add(
        self.subscribe(
          next: { left = $0 },
          error: subscriber.sendError,
          completed: {
            inputs.add(
              other.subscribe(
                next: { right in
                  if let left { subscriber.sendNext((left, right)) }
                },
                error: subscriber.sendError, completed: subscriber.sendCompleted))
          }))
      return inputs
    }
  }
}
