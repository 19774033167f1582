/// The outcome of a script: the events of each listener, the step of each event, and the number of
/// subscriptions to each source.
struct ScriptOutcome: Equatable {
  private(set) var events: [[(step: Int, event: Script.Event)]] = []
  private(set) var starts: [Int] = []

  init(of script: Script, on make: ([ScriptSource]) -> ScriptTarget) {
    let run = ScriptRun(script, on: make)
    for step in script.steps.indices { run.perform(step) }
    (events, starts) = (run.events, run.sources.map(\.starts))
  }

  static func == (left: ScriptOutcome, right: ScriptOutcome) -> Bool {
    left.starts == right.starts && left.hasSameEvents(as: right)
  }

  /// Returns whether all listeners received the same events, regardless of the subscriptions.
  func hasSameEvents(as other: ScriptOutcome) -> Bool {
    events.count == other.events.count
      && zip(events, other.events).allSatisfy { $0.elementsEqual($1, by: { $0 == $1 }) }
  }
}

private final class ScriptRun {
  let sources: [ScriptSource]
  private(set) var events: [[(step: Int, event: Script.Event)]] = []
  private let script: Script
  private let target: ScriptTarget
  private var step = 0
  private var leave: [Int: () -> Void] = [:]
  private var reactions: [Script.Reaction]

  init(_ script: Script, on make: ([ScriptSource]) -> ScriptTarget) {
    self.script = script
    reactions = script.reactions
    sources = script.initialEvents.map(ScriptSource.init)
    target = make(sources)
  }

  func perform(_ number: Int) {
    step = number
    perform(script.steps[number])
  }

  private func perform(_ step: Script.Step) {
    switch step {
    case .join: join()
    case .leave(let listener): leave[listener]?()
    case .send(let event, let source): sources[source].send(event)
    case .connect: target.connect()
    case .disconnect: target.disconnect()
    }
  }

  private func join() {
    let listener = events.count
    // Limit the number of listeners, so that the drawings stay small.
    guard listener < 8 else { return }
    events.append([])
    leave[listener] = target.join { event in
      self.events[listener].append((self.step, event))
      let count = self.events[listener].count
      guard
        let due = self.reactions.firstIndex(where: { $0.listener == listener && $0.event == count })
      else { return }
      self.perform(self.reactions.remove(at: due).step)
    }
  }
}
