// Misconception: It is enough that the work is done by the scheduler; it may do all of it in one go. See *A list on a scheduler*, page 03.
import ReactiveCore

func slideshow(
  of names: [String], develop: @escaping (String) -> Photo, on scheduler: Scheduler
) -> Signal<Photo> {
  let photos = names.lazyList.map(develop).filter(\.isSharp)
  return Signal { subscriber in
    scheduler.schedule {
      for photo in photos { subscriber.sendNext(photo) }
      subscriber.sendCompleted()
    }
  }
}
