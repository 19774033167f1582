/// What is under test: something to join, sources that send, and perhaps a connection.
struct Candidate {
  /// Subscribes a listener, and returns what takes it away.
  var join: (@escaping (Script.Event) -> Void) -> () -> Void
  var connect: () -> Void = {}
  var disconnect: () -> Void = {}
}

/// A source that its subscribers share: each gets what is sent at once, and then what is sent.
final class Source {
  private(set) var starts = 0
  private let atOnce: [Script.Event]
  private var subscribers: [(number: Int, send: (Script.Event) -> Void)] = []

  init(atOnce: [Script.Event]) { self.atOnce = atOnce }

  /// Subscribes, and returns what ends it.
  func begin(_ send: @escaping (Script.Event) -> Void) -> () -> Void {
    starts += 1
    let number = starts
    for event in atOnce { send(event) }
    subscribers.append((number, send))
    return { self.subscribers.removeAll { $0.number == number } }
  }

  func send(_ event: Script.Event) {
    for subscriber in subscribers { subscriber.send(event) }
  }
}

/// What came of a script: what each listener heard in which step, and how often each source was begun.
struct Outcome: Equatable {
  private(set) var heard: [[(step: Int, event: Script.Event)]] = []
  private(set) var starts: [Int] = []

  init(of script: Script, on make: ([Source]) -> Candidate) {
    let run = ScriptRun(script, on: make)
    for step in script.steps.indices { run.perform(step) }
    (heard, starts) = (run.heard, run.sources.map(\.starts))
  }

  static func == (left: Outcome, right: Outcome) -> Bool {
    left.starts == right.starts && left.hears(theSameAs: right)
  }

  /// Whether all listeners heard the same, however often the sources were begun.
  func hears(theSameAs other: Outcome) -> Bool {
    heard.count == other.heard.count
      && zip(heard, other.heard).allSatisfy { $0.elementsEqual($1, by: { $0 == $1 }) }
  }
}

private final class ScriptRun {
  let sources: [Source]
  private(set) var heard: [[(step: Int, event: Script.Event)]] = []
  private let script: Script
  private let candidate: Candidate
  private var step = 0
  private var leave: [Int: () -> Void] = [:]
  private var reactions: [Script.Reaction]

  init(_ script: Script, on make: ([Source]) -> Candidate) {
    self.script = script
    reactions = script.reactions
    sources = script.atOnce.map(Source.init)
    candidate = make(sources)
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
    case .connect: candidate.connect()
    case .disconnect: candidate.disconnect()
    }
  }

  private func join() {
    let listener = heard.count
    // A listener that joins inside an event of a listener that … would do so for ever.
    guard listener < 8 else { return }
    heard.append([])
    leave[listener] = candidate.join { event in
      self.heard[listener].append((self.step, event))
      let count = self.heard[listener].count
      guard
        let due = self.reactions.firstIndex(where: { $0.listener == listener && $0.event == count })
      else { return }
      self.perform(self.reactions.remove(at: due).step)
    }
  }
}
