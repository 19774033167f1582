// Misconception: The second recording can begin when the first one is over. See *Both, drawn*, page 09.
import Marbles
import ReactiveCore

func temperatures(of app: App) -> [String: Temperature] {
  let signals = [
    "clicks": app.clicks, "texts": app.texts, "find": app.find, "search": app.search,
    "presence": app.presence,
  ]
  let recordings = signals.mapValues { signal in
    let first = app.clock.record(signal)
    app.clock.advance(by: .seconds(10))
    let second = app.clock.record(signal)
    app.clock.advance(by: .seconds(10))
    return (first: first, second: second)
  }
  return recordings.compactMapValues { temperature($0.first.timeline, $0.second.timeline) }
}
