// Misconception: An inner signal may be subscribed as soon as it arrives. (After step 1 of the second hint it is, and the limit comes next.) See *A subject in the queue*, page 07.
extension MiniSignal {
  func flatten<Inner>(maxConcurrent: Int) -> MiniSignal<Inner> where Value == MiniSignal<Inner> {
    MiniSignal<Inner> { subscriber in
      let limit = maxConcurrent == 0 ? Int.max : maxConcurrent
      var active: [MiniDisposable] = []
      var queued: [MiniSignal<Inner>] = []
      var sourceIsOver = false
      var isStarting = false

      func start(_ signal: MiniSignal<Inner>) {
        let subscription = MiniDisposable()
        active.append(subscription)
        subscription.add(
          signal.subscribe(
            next: subscriber.sendNext, error: subscriber.sendError,
            completed: {
              active.removeAll { $0 === subscription }
              startNext()
            }))
      }

      func startNext() {
        if isStarting { return }
        isStarting = true
        while active.count < limit, !queued.isEmpty { start(queued.removeFirst()) }
        isStarting = false
        if sourceIsOver, active.isEmpty { subscriber.sendCompleted() }
      }

      let everything = MiniDisposable {
        queued = []
        for subscription in active { subscription.dispose() }
      }
      everything.add(
        self.subscribe(
          next: { signal in
            start(signal)
          },
          error: subscriber.sendError,
          completed: {
            sourceIsOver = true
            startNext()
          }))
      return everything
    }
  }
}
