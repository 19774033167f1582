// Misconception: While all places are taken, what comes is left out. See *Two at a time*, page 07.
extension MiniSignal {
  func flatten<Inner>(maxConcurrent: Int) -> MiniSignal<Inner> where Value == MiniSignal<Inner> {
    MiniSignal<Inner> { subscriber in
      let max = maxConcurrent == 0 ? Int.max : maxConcurrent
      let bag = MiniDisposable()
      var active = 0
      var done = false
      bag.add(
        self.subscribe(
          next: { inner in
            guard active < max else { return }
            active += 1
            bag.add(
              inner.subscribe(
                next: subscriber.sendNext, error: subscriber.sendError,
                completed: {
                  active -= 1
                  if done && active == 0 { subscriber.sendCompleted() }
                }))
          },
          error: subscriber.sendError,
          completed: {
            done = true
            if active == 0 { subscriber.sendCompleted() }
          }))
      return bag
    }
  }
}
