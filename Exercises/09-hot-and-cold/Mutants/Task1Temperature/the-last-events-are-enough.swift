// Misconception: A late listener hears the last events of the first one: compare as many from the end. See *Two recordings*, page 09.
import Marbles
import ReactiveCore

func temperature(_ first: Timeline<String>, _ second: Timeline<String>) -> Temperature? {
  let isHot = Array(first.moments.suffix(second.moments.count)) == second.moments
  let isCold = momentsFromItsStart(first) == momentsFromItsStart(second)
  if isHot == isCold { return nil }
  return isHot ? .hot : .cold
}

private func momentsFromItsStart(_ timeline: Timeline<String>) -> [Timeline<String>.Moment] {
  timeline.moments.map { Timeline.Moment($0.time - timeline.subscribed, $0.event) }
}
