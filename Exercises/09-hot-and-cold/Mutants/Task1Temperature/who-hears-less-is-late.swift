// Misconception: A late listener of a hot signal hears less, so it is enough to count what both heard. See *Two recordings*, page 09.
import Marbles
import ReactiveCore

func temperature(_ first: Timeline<String>, _ second: Timeline<String>) -> Temperature? {
  if first.moments.isEmpty && second.moments.isEmpty { return nil }
  if first.subscribed == second.subscribed { return nil }
  return second.moments.count < first.moments.count ? .hot : .cold
}
