// Misconception: Hot and cold are about times, so what was sent need not be compared. See *Moments*, page 09.
import Marbles
import ReactiveCore

func temperature(_ first: Timeline<String>, _ second: Timeline<String>) -> Temperature? {
  let heardByBoth = first.moments.map(\.time).filter { $0 >= second.subscribed }
  let isHot = heardByBoth == second.moments.map(\.time)
  let isCold = timesFromItsStart(first) == timesFromItsStart(second)
  if isHot == isCold { return nil }
  return isHot ? .hot : .cold
}

private func timesFromItsStart(_ timeline: Timeline<String>) -> [Duration] {
  timeline.moments.map { $0.time - timeline.subscribed }
}
