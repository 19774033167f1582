// Misconception: The times of the first recording are already counted from its start. See *Moments*, page 09.
import Marbles
import ReactiveCore

func temperature(_ first: Timeline<String>, _ second: Timeline<String>) -> Temperature? {
  let heardByBoth = first.moments.filter { $0.time >= second.subscribed }
  let isHot = heardByBoth == second.moments
  let moved = second.moments.map {
    Timeline<String>.Moment($0.time - second.subscribed, $0.event)
  }
  let isCold = first.moments == moved
  if isHot == isCold { return nil }
  return isHot ? .hot : .cold
}
