extension MiniSignal {
  func flatten<Inner>(maxConcurrent: Int) -> MiniSignal<Inner> where Value == MiniSignal<Inner> {
    MiniSignal<Inner> { subscriber in
      let limit = maxConcurrent == 0 ? Int.max : maxConcurrent
      var active: [MiniDisposable] = []
      var queued: [MiniSignal<Inner>] = []
      var sourceIsOver = false

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
        while active.count < limit, !queued.isEmpty { start(queued.removeFirst()) }
        if sourceIsOver, active.isEmpty, queued.isEmpty { subscriber.sendCompleted() }
      }

      let everything = MiniDisposable {
        queued = []
        for subscription in active { subscription.dispose() }
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
