import Marbles
import ReactiveCore

func temperatures(of app: App) -> [String: Temperature] {
  let signals = [
    "clicks": app.clicks, "texts": app.texts, "find": app.find, "search": app.search,
    "presence": app.presence,
  ]
  let recordings = signals.mapValues { signal in
    (first: app.clock.record(signal), second: app.clock.record(signal, at: .seconds(3)))
  }
  app.clock.advance(by: .seconds(10))
  return recordings.compactMapValues { temperature($0.first.timeline, $0.second.timeline) }
}
