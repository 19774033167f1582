import Marbles
import ReactiveCore

/// A run of an experiment in virtual time.
struct Bench {
  private let scheduler = TestScheduler()
  private let recorder: Recorder
  private var products: [String: Product] = [:]
  private var definitions: [Experiment.Definition] = []
  private var everything: [Disposable] = []
  private var frame = Duration.seconds(1)
  private let recordings: Recordings?
  /// The values of each subscription as marble text, or an empty list if they aren't recorded.
  private(set) var results: [String] = []

  init(keepsResults: Bool = false) {
    recorder = Recorder(scheduler)
    recordings = keepsResults ? Recordings() : nil
  }

  /// Builds the signals, subscribes to them, and runs the scheduled work.
  ///
  /// Stops at the experiment's end time, at `limit`, after 4,000 steps, or when no work remains.
  mutating func run(
    _ experiment: Experiment, limit: Duration = .seconds(100)
  ) throws(ExperimentError) -> Diagram {
    frame = experiment.frame
    for line in experiment.lines {
      switch line {
      case .signal(let definition): try add(definition)
      case .subscribe(let name, _, _), .connect(let name, _, _):
        guard products[name] != nil else {
          throw ExperimentError("No line above is named “\(name)”: check the name.")
        }
      case .setting, .blank: break
      }
    }
    subscribe(experiment)
    let deadline = Deadline()
    if let end = experiment.end {
      deadline.schedule(on: scheduler, after: min(end, limit), rounds: 20)
    }
    defer { dispose() }
    var steps = 0
    while !scheduler.isIdle, scheduler.now < limit, !deadline.hasPassed, steps < 4000 {
      scheduler.step()
      steps += 1
    }
    if let recordings { results = recordings.all.map(\.timeline.marbleText) }
    var diagram = recorder.diagram
    diagram.axis = experiment.axis
    return diagram
  }

  private mutating func subscribe(_ experiment: Experiment) {
    let all = CompoundDisposable()
    everything.append(all)
    for name in experiment.initialSubscriptions { begin(name, in: all) }
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
    let recording = scheduler.record(signal)
    recordings.all.append(recording)
    return Disposable { recording.dispose() }
  }

  /// Breaks the reference cycles between signals, subscribers, and the scheduler.
  private mutating func dispose() {
    for disposable in everything { disposable.dispose() }
    everything = []
    products = [:]
  }
}

/// The end of an experiment that stops at a given time.
private final class Deadline {
  private(set) var hasPassed = false

  /// Ends the experiment at `time`, after the work that is due at that time.
  ///
  /// That work can schedule more work for the same time, and so on, perhaps forever, so the
  /// experiment ends after `rounds` rounds of such work.
  func schedule(on scheduler: TestScheduler, after time: Duration, rounds: Int) {
    scheduler.schedule(after: time) { [self] in
      if rounds == 0 {
        hasPassed = true
      } else {
        schedule(on: scheduler, after: .zero, rounds: rounds - 1)
      }
    }
  }
}

private final class Recordings {
  var all: [Recording<String>] = []
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
  private mutating func add(_ definition: Experiment.Definition) throws(ExperimentError) {
    if products[definition.name] != nil {
      throw ExperimentError("Two lines are named “\(definition.name)”: rename one.")
    }
    products[definition.name] = draw(try product(of: definition), definition)
    definitions.append(definition)
  }

  /// Returns the operator's calls, preceded by those of inputs that have no row.
  private func calls(of definition: Experiment.Definition) -> [String] {
    if let calls = definition.calls { return calls }
    guard let operation = Operator.named(definition.operation) else { return [] }
    if operation.continuesChain,
      let before = definitions.first(where: { $0.name == definition.arguments[0] }),
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

  private func product(of definition: Experiment.Definition) throws(ExperimentError) -> Product {
    if let source = definition.source {
      let timeline = try timeline(definition.arguments[0])
      return switch source {
      case .cold: .values(scheduler.cold(timeline))
      case .hot: .values(scheduler.hot(timeline))
      }
    }
    guard let operation = Operator.named(definition.operation) else {
      throw ExperimentError("Unknown operator “\(definition.operation)”: check the name.")
    }
    return operation.make(try arguments(of: operation, definition.arguments))
  }

  private func timeline(_ marbles: String) throws(ExperimentError) -> Timeline<String> {
    let timeline: Timeline<String>
    do throws(MarbleTextError) {
      timeline = try Timeline(marbles: marbles, frame: frame) { NamedError($0) }
    } catch {
      throw ExperimentError(error.message)
    }
    if timeline.subscribed > .zero || timeline.disposed != nil {
      throw ExperimentError("A source doesn't have a subscription: remove “^” and “!”.")
    }
    return timeline
  }

  private func arguments(
    of operation: Operator, _ words: [String]
  ) throws(ExperimentError) -> OperatorArguments {
    var arguments = OperatorArguments(scheduler: scheduler)
    var words = words[...]
    for parameter in operation.parameters {
      if case .cases = parameter {
        arguments.all.append(.cases(try cases(words)))
        words = []
        continue
      }
      guard let word = words.popFirst() else {
        throw ExperimentError(
          "“\(operation.name)” needs another argument: \(parameter.description).")
      }
      arguments.all.append(try argument(parameter, word))
    }
    if let word = words.first {
      throw ExperimentError("“\(operation.name)” has too many arguments: remove “\(word)”.")
    }
    return arguments
  }

  private func argument(
    _ parameter: Operator.Parameter, _ word: String
  ) throws(ExperimentError) -> OperatorArguments.Argument {
    let found: OperatorArguments.Argument?
    switch parameter {
    case .signal: return .signal(try signal(word))
    case .signals:
      guard case .signals(let signals, _)? = products[word] else {
        throw ExperimentError("“\(word)” is not a signal of signals: make one with “each”.")
      }
      return .signals(signals)
    case .value, .name: return .value(word)
    case .count: found = Int(word).flatMap { 0...1000 ~= $0 ? .count($0) : nil }
    case .seconds: found = Duration(seconds: word).map { .seconds($0) }
    case .predicate: found = Predicate(word).map { .predicate($0) }
    case .transform: found = Transform(word).map { .transform($0) }
    case .cases: found = nil
    }
    guard let found else {
      throw ExperimentError("“\(word)” is not \(parameter.description).")
    }
    return found
  }

  private func signal(_ name: String) throws(ExperimentError) -> Signal<String> {
    switch products[name] {
    case .values(let signal): return signal
    case .connection(let connection): return connection.signal
    case .signals:
      throw ExperimentError("“\(name)” sends signals: add “flatten” or “switchToLatest” first.")
    case nil: throw ExperimentError("No line above is named “\(name)”: check the name.")
    }
  }

  private func cases(
    _ words: ArraySlice<String>
  ) throws(ExperimentError) -> [String: Signal<String>] {
    var cases: [String: Signal<String>] = [:]
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw ExperimentError("Write a value and its signal, as in “a=letters”.")
      }
      cases[parts[0] == "''" ? "" : String(parts[0])] = try signal(String(parts[1]))
    }
    return cases
  }
}

extension String {
  var drawn: String { replacing("_", with: " ") }
}
