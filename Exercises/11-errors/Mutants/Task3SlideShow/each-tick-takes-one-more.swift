// Misconception: Each photo comes one tick after the one before, whenever it was loaded: ticks that pass are lost. See *Zip*, page 06.
import ReactiveCore

func slideShow(photos: Signal<String>, ticks: Signal<String>) -> Signal<String> {
  Signal { subscriber in
    var waiting: [Event<String>] = []
    let parts = CompoundDisposable()
    parts.add(photos.materialize().subscribeNext { waiting.append($0) })
    parts.add(
      ticks.subscribe(
        next: { _ in
          if waiting.isEmpty { return }
          switch waiting.removeFirst() {
          case .next(let photo): subscriber.sendNext(photo)
          case .error(let error): subscriber.sendError(error)
          case .completed: subscriber.sendCompleted()
          }
        },
        error: { subscriber.sendError($0) }, completed: { subscriber.sendCompleted() }))
    return parts
  }
}
