import Marbles
import ReactiveCore

/// Runs an experiment in virtual time.
struct Bench {
  private let scheduler = TestScheduler()
  private let recorder: Recorder
  private var products: [String: Product] = [:]
  private var definitions: [Experiment.Definition] = []
  private var everything: [Disposable] = []
  private var frame = Duration.seconds(1)
  private let recordings: Recordings?

  /// Creates a bench, which keeps the values of each subscription if it's asked to.
  init(keepsResults: Bool = false) {
    recorder = Recorder(scheduler)
    recordings = keepsResults ? Recordings() : nil
  }

  /// Builds the signals, subscribes, and runs until the experiment's end, until no work is left, or
  /// until `limit`.
  mutating func run(
    _ experiment: Experiment, limit: Duration = .seconds(100)
  ) throws(ExperimentError) -> Diagram {
    frame = experiment.frame
    for (number, line) in experiment.lines.enumerated() {
      switch line {
      case .signal(let definition): try add(definition, line: number)
      case .subscribe(let name, _, _), .connect(let name, _, _):
        guard products[name] != nil else {
          throw ExperimentError(
            message: "No line above is named \(name).", line: number, position: 0)
        }
      case .setting, .blank: break
      }
    }
    subscribe(experiment)
    let clock = EndOfTime()
    if let end = experiment.end { clock.stop(scheduler, after: min(end, limit), rounds: 20) }
    defer { dispose() }
    var steps = 0
    while !scheduler.isIdle, scheduler.now < limit, !clock.isOver, steps < 4000 {
      scheduler.step()
      steps += 1
    }
    recordings?.end()
    var diagram = recorder.diagram
    diagram.axis = experiment.axis
    return diagram
  }

  private mutating func subscribe(_ experiment: Experiment) {
    let all = CompoundDisposable()
    everything.append(all)
    for name in experiment.subscribedAtOnce { begin(name, in: all) }
    for line in experiment.lines {
      switch line {
      case .signal, .setting, .blank: break
      case .subscribe(let name, let start, let end):
        schedule(from: start, until: end, in: all) { [self] in begin(name, in: $0) }
      case .connect(let name, let start, let end):
        guard case .connection(let connection)? = products[name] else { break }
        schedule(from: start, until: end, in: all) { $0.add(connection.connect()) }
      }
    }
  }

  private func schedule(
    from start: Duration, until end: Duration?, in all: CompoundDisposable,
    _ work: @escaping (CompoundDisposable) -> Void
  ) {
    let part = CompoundDisposable()
    all.add(part)
    scheduler.schedule(after: start) { work(part) }
    if let end { scheduler.schedule(after: end) { part.dispose() } }
  }

  private func begin(_ name: String, in all: CompoundDisposable) {
    scheduler.performAsCurrent {
      switch products[name] {
      case .values(let signal): all.add(begin(signal))
      case .signals(let signals, _): all.add(begin(signals.flatten()))
      case .connection(let connection): all.add(begin(connection.signal))
      case nil: break
      }
    }
  }

  private func begin(_ signal: Signal<String>) -> Disposable? {
    guard let recordings else { return signal.subscribe() }
    return recordings.begin(scheduler.record(signal))
  }

  /// Breaks the reference cycles between signals, subscribers, and the scheduler.
  private mutating func dispose() {
    for disposable in everything { disposable.dispose() }
    everything = []
    products = [:]
  }
}

/// The end of an experiment, which includes the work that is due at that time.
private final class EndOfTime {
  private(set) var isOver = false

  /// Each round runs the work that the previous one has scheduled.
  ///
  /// A limit stops endless work.
  func stop(_ scheduler: TestScheduler, after time: Duration, rounds: Int) {
    scheduler.schedule(after: time) { [self] in
      if rounds == 0 { isOver = true } else { stop(scheduler, after: .zero, rounds: rounds - 1) }
    }
  }
}

extension Bench {
  var results: [String] { recordings?.results ?? [] }

  private final class Recordings {
    private var recordings: [Recording<String>] = []
    private(set) var results: [String] = []

    func begin(_ recording: Recording<String>) -> Disposable {
      recordings.append(recording)
      return Disposable { recording.dispose() }
    }

    func end() {
      results = recordings.map(\.timeline.marbleText)
      recordings = []
    }
  }
}

extension Experiment {
  /// Runs the experiment, and returns its diagram.
  package func diagram() throws(ExperimentError) -> Diagram {
    var bench = Bench()
    return try bench.run(self)
  }

  /// Runs the experiment, and returns the values of each subscription as marble text.
  package func received() throws(ExperimentError) -> [String] {
    var bench = Bench(keepsResults: true)
    _ = try bench.run(self)
    return bench.results
  }
}

// MARK: - Lines

extension Bench {
  private mutating func add(
    _ definition: Experiment.Definition, line: Int
  ) throws(ExperimentError) {
    if products[definition.name] != nil {
      throw ExperimentError(
        message: "Two lines are named \(definition.name): rename one.", line: line, position: 0)
    }
    products[definition.name] = draw(try product(of: definition, line: line), definition)
    definitions.append(definition)
  }

  /// Returns the operators since the last line with a row.
  private func calls(of definition: Experiment.Definition) -> [String] {
    if let calls = definition.calls { return calls }
    guard let operation = Operator.named(definition.operation) else { return [] }
    if operation.continuesChain,
      let before = definitions.first(where: { $0.name == definition.words[0].text }),
      !before.isDrawn
    {
      return calls(of: before) + operation.calls
    }
    return operation.calls
  }

  private func draw(_ product: Product, _ definition: Experiment.Definition) -> Product {
    if !definition.isDrawn { return product }
    let name = definition.name.drawn
    let calls = calls(of: definition)
    switch product {
    case .values(let signal):
      return .values(signal.recorded(name, operators: calls, by: recorder))
    case .signals(let signals, let inner):
      return .signals(
        signals.recorded(name, inners: inner.drawn, operators: calls, by: recorder), name: inner)
    case .connection: return product
    }
  }

  private mutating func product(
    of definition: Experiment.Definition, line: Int
  ) throws(ExperimentError) -> Product {
    if let source = definition.source {
      let timeline = try timeline(definition.words[0], line: line)
      return switch source {
      case .cold: .values(scheduler.cold(timeline))
      case .hot: .values(scheduler.hot(timeline))
      }
    }
    guard let operation = Operator.named(definition.operation) else {
      throw ExperimentError(
        message: "Unknown operator \(definition.operation): check its name.", line: line,
        position: definition.name.count + 2)
    }
    return operation.make(try arguments(of: operation, definition, line: line))
  }

  private func timeline(
    _ word: Experiment.Word, line: Int
  ) throws(ExperimentError) -> Timeline<String> {
    let timeline: Timeline<String>
    do throws(MarbleTextError) {
      timeline = try Timeline(marbles: word.text, frame: frame) { NamedError($0) }
    } catch {
      throw ExperimentError(
        message: error.message, line: line, position: word.position + error.position)
    }
    if timeline.subscribed > .zero || timeline.disposed != nil {
      throw ExperimentError(
        message: "A source doesn't have a subscription: remove ^ and !.", line: line,
        position: word.position + word.text.firstPosition { $0 == "^" || $0 == "!" })
    }
    return timeline
  }

  private mutating func arguments(
    of operation: Operator, _ definition: Experiment.Definition, line: Int
  ) throws(ExperimentError) -> OperatorArguments {
    var arguments = OperatorArguments(scheduler: scheduler)
    var words = definition.words[...]
    for parameter in operation.parameters {
      if case .cases = parameter {
        arguments.all.append(.cases(try cases(words, line: line)))
        words = []
        continue
      }
      guard let word = words.popFirst() else {
        throw ExperimentError(
          message: "\(operation.name) needs another argument: \(parameter.description).",
          line: line,
          position: (definition.words.last.map { $0.position + $0.text.count })
            ?? definition.name.count + 2 + operation.name.count)
      }
      arguments.all.append(try argument(parameter, word, line: line))
    }
    if let word = words.first {
      throw ExperimentError(
        message: "\(operation.name) has too many arguments: remove \(word.text).",
        line: line, position: word.position)
    }
    return arguments
  }

  private mutating func argument(
    _ parameter: Operator.Parameter, _ word: Experiment.Word, line: Int
  ) throws(ExperimentError) -> OperatorArguments.Argument {
    let found: OperatorArguments.Argument?
    switch parameter {
    case .signal:
      return .signal(try signal(word.text, at: word.position, line: line))
    case .signals:
      guard case .signals(let signals, _)? = products[word.text] else {
        throw ExperimentError(
          message: "\(word.text) is not a signal of signals: make one with each.",
          line: line, position: word.position)
      }
      return .signals(signals)
    case .value, .name: return .value(word.text)
    case .count:
      found = Int(word.text).flatMap { 0...1000 ~= $0 ? .count($0) : nil }
    case .seconds: found = Duration(seconds: word.text).map { .seconds($0) }
    case .predicate: found = Predicate(word.text).map { .predicate($0) }
    case .transform: found = Transform(word.text).map { .transform($0) }
    case .cases: found = nil
    }
    guard let found else {
      throw ExperimentError(
        message: "\(word.text) is not \(parameter.description).", line: line,
        position: word.position)
    }
    return found
  }

  private mutating func signal(
    _ name: String, at position: Int, line: Int
  ) throws(ExperimentError) -> Signal<String> {
    switch products[name] {
    case .values(let signal): return signal
    case .connection(let connection): return connection.signal
    case .signals:
      throw ExperimentError(
        message: "\(name) sends signals: add flatten or switchToLatest first.", line: line,
        position: position)
    case nil:
      throw ExperimentError(
        message: "No line above is named \(name).", line: line, position: position)
    }
  }

  private mutating func cases(
    _ words: ArraySlice<Experiment.Word>, line: Int
  ) throws(ExperimentError) -> [String: Signal<String>] {
    var cases: [String: Signal<String>] = [:]
    for word in words {
      let position = word.text.firstPosition { $0 == "=" }
      let name = String(word.text.dropFirst(position + 1))
      let value = String(word.text.prefix(position))
      guard position > 0, !name.isEmpty else {
        throw ExperimentError(
          message: "Write a value and its signal: a=letters.", line: line,
          position: word.position)
      }
      cases[value == "''" ? "" : value] = try signal(
        name, at: word.position + position + 1, line: line)
    }
    return cases
  }
}

extension String {
  var drawn: String { replacing("_", with: " ") }

  /// Returns the position of the first matching character, or 0.
  fileprivate func firstPosition(where isWanted: (Character) -> Bool) -> Int {
    var position = 0
    for character in self {
      if isWanted(character) { return position }
      position += 1
    }
    return 0
  }
}
