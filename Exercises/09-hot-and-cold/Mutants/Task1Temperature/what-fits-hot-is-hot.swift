// Misconception: If the recordings fit a hot signal, it is hot; there is no need to look further. See *Two recordings*, page 09.
import Marbles
import ReactiveCore

func temperature(_ first: Timeline<String>, _ second: Timeline<String>) -> Temperature? {
  let heardByBoth = first.moments.filter { $0.time >= second.subscribed }
  if heardByBoth == second.moments { return .hot }
  let isCold = momentsFromItsStart(first) == momentsFromItsStart(second)
  return isCold ? .cold : nil
}

private func momentsFromItsStart(_ timeline: Timeline<String>) -> [Timeline<String>.Moment] {
  timeline.moments.map { Timeline.Moment($0.time - timeline.subscribed, $0.event) }
}
