// Misconception: There are two kinds of signals, so what is not hot is cold. See *Two recordings*, page 09.
import Marbles
import ReactiveCore

func temperature(_ first: Timeline<String>, _ second: Timeline<String>) -> Temperature? {
  let heardByBoth = first.moments.filter { $0.time >= second.subscribed }
  let isHot = heardByBoth == second.moments
  let isSilent = first.moments.isEmpty && second.moments.isEmpty
  if isSilent || first.subscribed == second.subscribed { return nil }
  return isHot ? .hot : .cold
}
