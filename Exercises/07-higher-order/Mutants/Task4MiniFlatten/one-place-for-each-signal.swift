// Misconception: A signal is in the list or it is not; the same one cannot be in it twice. See *Cold*, page 04.

extension MiniSignal {
  func flatten<Inner>(maxConcurrent: Int) -> MiniSignal<Inner> where Value == MiniSignal<Inner> {
    MiniSignal<Inner> { subscriber in
      let limit = maxConcurrent == 0 ? Int.max : maxConcurrent
      var active: [ObjectIdentifier: MiniDisposable] = [:]
      var queued: [MiniSignal<Inner>] = []
      var sourceIsOver = false

      func start(_ signal: MiniSignal<Inner>) {
        let subscription = MiniDisposable()
        active[ObjectIdentifier(signal)] = subscription
        subscription.add(
          signal.subscribe(
            next: subscriber.sendNext, error: subscriber.sendError,
            completed: {
              active[ObjectIdentifier(signal)] = nil
              startNext()
            }))
      }

      func startNext() {
        while active.count < limit, !queued.isEmpty { start(queued.removeFirst()) }
        if sourceIsOver, active.isEmpty, queued.isEmpty { subscriber.sendCompleted() }
      }

      let everything = MiniDisposable {
        queued = []
        for subscription in active.values { subscription.dispose() }
      }
      everything.add(
        self.subscribe(
          next: { signal in
            if active.count < limit { start(signal) } else { queued.append(signal) }
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
