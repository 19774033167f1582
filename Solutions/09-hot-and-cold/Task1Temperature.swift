import Marbles
import ReactiveCore

func temperature(_ first: Timeline<String>, _ second: Timeline<String>) -> Temperature? {
  let heardByBoth = first.moments.filter { $0.time >= second.subscribed }
  let isHot = heardByBoth == second.moments
  let isCold = momentsFromItsStart(first) == momentsFromItsStart(second)
  if isHot == isCold { return nil }
  return isHot ? .hot : .cold
}

private func momentsFromItsStart(_ timeline: Timeline<String>) -> [Timeline<String>.Moment] {
  timeline.moments.map { Timeline.Moment($0.time - timeline.subscribed, $0.event) }
}
