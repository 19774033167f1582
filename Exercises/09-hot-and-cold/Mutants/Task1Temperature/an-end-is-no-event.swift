// Misconception: Only values count; how a signal ends says nothing about it. See *Two recordings*, page 09.
import Marbles
import ReactiveCore

func temperature(_ first: Timeline<String>, _ second: Timeline<String>) -> Temperature? {
  let heardByBoth = values(first).filter { $0.time >= second.subscribed }
  let isHot = heardByBoth == values(second)
  let isCold = fromItsStart(first) == fromItsStart(second)
  if isHot == isCold { return nil }
  return isHot ? .hot : .cold
}

private func values(_ timeline: Timeline<String>) -> [Timeline<String>.Moment] {
  timeline.moments.filter { !$0.event.isTerminating }
}

private func fromItsStart(_ timeline: Timeline<String>) -> [Timeline<String>.Moment] {
  values(timeline).map { Timeline.Moment($0.time - timeline.subscribed, $0.event) }
}
