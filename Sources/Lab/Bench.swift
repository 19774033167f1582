import Marbles
import ReactiveCore

/// Runs an experiment in virtual time.
struct Bench {
  private let scheduler = TestScheduler()
  private let recorder: Recorder
  private var products: [String: Product] = [:]
  private var used: Set<String> = []
  private var everything: [Disposable] = []

  init() { recorder = Recorder(scheduler) }

  /// Builds what each line says, subscribes, and lets time pass until nothing is left or `limit`.
  mutating func run(
    _ experiment: Experiment, limit: Duration = .seconds(100)
  ) throws(ExperimentError) -> Diagram {
    var mentioned: Set<String> = []
    for (number, line) in experiment.lines.enumerated() {
      switch line {
      case .signal(let definition): try add(definition, line: number)
      case .subscribe(let name, _, _), .connect(let name, _, _):
        guard products[name] != nil else {
          throw ExperimentError(
            message: "No line above is called \(name).", line: number, position: 0)
        }
        if case .subscribe = line { mentioned.insert(name) }
      }
    }
    subscribe(experiment, except: mentioned)
    defer { end() }
    var steps = 0
    while !scheduler.isIdle, scheduler.now < limit, steps < 4000 {
      scheduler.step()
      steps += 1
    }
    return recorder.diagram
  }

  private mutating func subscribe(_ experiment: Experiment, except mentioned: Set<String>) {
    let all = CompoundDisposable()
    everything.append(all)
    for definition in experiment.definitions where !mentioned.contains(definition.name) {
      if used.contains(definition.name) { continue }
      begin(definition.name, in: all)
    }
    for line in experiment.lines {
      switch line {
      case .signal: break
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
      case .values(let signal): all.add(signal.subscribe())
      case .signals(let signals, _): all.add(signals.flatten().subscribe())
      case .connection(let connection): all.add(connection.signal.subscribe())
      case nil: break
      }
    }
  }

  /// Signals, subscribers and the scheduler hold each other until all is disposed.
  private mutating func end() {
    for disposable in everything { disposable.dispose() }
    everything = []
    products = [:]
  }
}

// MARK: - Lines

extension Bench {
  private mutating func add(
    _ definition: Experiment.Definition, line: Int
  ) throws(ExperimentError) {
    if products[definition.name] != nil {
      throw ExperimentError(
        message: "Two lines are called \(definition.name).", line: line, position: 0)
    }
    products[definition.name] = draw(try product(of: definition, line: line), definition.name)
  }

  /// The same with a row in the drawing.
  private func draw(_ product: Product, _ name: String) -> Product {
    if name.first == "_" { return product }
    switch product {
    case .values(let signal): return .values(signal.recorded(name, by: recorder))
    case .signals(let signals, let inner):
      return .signals(signals.recorded(name, inners: inner, by: recorder), name: inner)
    case .connection: return product
    }
  }

  private mutating func product(
    of definition: Experiment.Definition, line: Int
  ) throws(ExperimentError) -> Product {
    if definition.operation == "cold" || definition.operation == "hot" {
      let timeline = try timeline(definition.words[0], line: line)
      return .values(
        definition.operation == "cold" ? scheduler.cold(timeline) : scheduler.hot(timeline))
    }
    guard let operation = Operator.named(definition.operation) else {
      throw ExperimentError(
        message: "There is no operator \(definition.operation) here.", line: line,
        position: definition.name.count + 2)
    }
    return operation.make(try arguments(of: operation, definition, line: line))
  }

  private func timeline(
    _ word: Experiment.Word, line: Int
  ) throws(ExperimentError) -> Timeline<String> {
    let timeline: Timeline<String>
    do throws(MarbleTextError) {
      timeline = try Timeline(marbles: word.text) { NamedError($0) }
    } catch {
      throw ExperimentError(
        message: error.message, line: line, position: word.position + error.position)
    }
    if timeline.subscribed > .zero || timeline.disposed != nil {
      throw ExperimentError(
        message: "A source says what is sent, not who listens: remove ^ and !.", line: line,
        position: word.position + word.text.firstPosition { $0 == "^" || $0 == "!" })
    }
    return timeline
  }

  private mutating func arguments(
    of operation: Operator, _ definition: Experiment.Definition, line: Int
  ) throws(ExperimentError) -> Arguments {
    var arguments = Arguments(scheduler: scheduler)
    var words = definition.words[...]
    for parameter in operation.parameters {
      if case .cases = parameter {
        arguments.all.append(.cases(try cases(words, line: line)))
        words = []
        continue
      }
      guard let word = words.popFirst() else {
        throw ExperimentError(
          message: "\(operation.name) needs \(parameter.description) here.", line: line,
          position: (definition.words.last.map { $0.position + $0.text.count })
            ?? definition.name.count + 2 + operation.name.count)
      }
      arguments.all.append(try argument(parameter, word, line: line))
    }
    if let word = words.first {
      throw ExperimentError(
        message: "\(operation.name) takes no more than stands before this: remove \(word.text).",
        line: line, position: word.position)
    }
    return arguments
  }

  private mutating func argument(
    _ parameter: Operator.Parameter, _ word: Experiment.Word, line: Int
  ) throws(ExperimentError) -> Arguments.Argument {
    let found: Arguments.Argument?
    switch parameter {
    case .signal:
      return .signal(try signal(word.text, at: word.position, line: line))
    case .signals:
      guard case .signals(let signals, _)? = products[word.text] else {
        throw ExperimentError(
          message: "\(word.text) is no signal of signals: make one with each, window or groupBy.",
          line: line, position: word.position)
      }
      used.insert(word.text)
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
    used.insert(name)
    switch products[name] {
    case .values(let signal): return signal
    case .connection(let connection): return connection.signal
    case .signals:
      throw ExperimentError(
        message: "\(name) sends signals: flatten it first.", line: line, position: position)
    case nil:
      throw ExperimentError(
        message: "No line above is called \(name).", line: line, position: position)
    }
  }

  private mutating func cases(
    _ words: ArraySlice<Experiment.Word>, line: Int
  ) throws(ExperimentError) -> [String: Signal<String>] {
    var cases: [String: Signal<String>] = [:]
    for word in words {
      let position = word.text.firstPosition { $0 == "=" }
      let name = String(word.text.dropFirst(position + 1))
      guard position > 0, !name.isEmpty else {
        throw ExperimentError(
          message: "Write which value becomes which signal: a=letters.", line: line,
          position: word.position)
      }
      cases[String(word.text.prefix(position))] = try signal(
        name, at: word.position + position + 1, line: line)
    }
    return cases
  }
}

extension Operator.Parameter {
  /// What it is, for a message.
  var description: String {
    switch self {
    case .signal: "the name of a line above"
    case .signals: "a signal of signals"
    case .count: "a number from 0 to 1000"
    case .seconds: "a number of seconds"
    case .value: "a value"
    case .predicate: "a question such as even or >2"
    case .transform: "a change such as +1 or upper"
    case .cases: "which value becomes which signal"
    case .name: "a name"
    }
  }
}

extension String {
  /// The place of the first character that is asked for; 0 if there is none.
  fileprivate func firstPosition(where isWanted: (Character) -> Bool) -> Int {
    var position = 0
    for character in self {
      if isWanted(character) { return position }
      position += 1
    }
    return 0
  }
}
