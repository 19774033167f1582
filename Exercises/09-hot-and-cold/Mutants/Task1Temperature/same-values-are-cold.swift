// Misconception: If both heard the same values it is cold; the times do not matter. See *Two recordings*, page 09.
import Marbles
import ReactiveCore

func temperature(_ first: Timeline<String>, _ second: Timeline<String>) -> Temperature? {
  let heardByBoth = first.moments.filter { $0.time >= second.subscribed }
  let isHot = heardByBoth == second.moments
  let isCold = first.values == second.values
  if isHot && first.subscribed == second.subscribed || first.moments.isEmpty { return nil }
  if isCold { return .cold }
  return isHot ? .hot : nil
}
