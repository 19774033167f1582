import ReactiveCore

extension Experiment {
  /// The Swift that does the same in a cell, and prints the drawing.
  package func cell() throws(ExperimentError) -> String {
    var bench = Bench()
    _ = try bench.run(self)
    return SwiftProgram(self, passed: bench.passed).cell
  }

  /// The Swift of a test that expects what is received now.
  package func test() throws(ExperimentError) -> String {
    var bench = Bench(keepsResults: true)
    _ = try bench.run(self)
    return SwiftProgram(self, passed: bench.passed).test(expecting: bench.results)
  }
}

/// An experiment in Swift.
struct SwiftProgram {
  private let experiment: Experiment
  /// The time at which a run of it is cut off; `nil` if it comes to its end.
  private let passed: Duration?
  private let names: SwiftNames
  private let operators: [String: Operator]

  init(_ experiment: Experiment, passed: Duration?) {
    self.experiment = experiment
    self.passed = passed
    names = SwiftNames(experiment)
    var operators: [String: Operator] = [:]
    for definition in experiment.definitions {
      operators[definition.name] = Operator.named(definition.operation)
    }
    self.operators = operators
  }

  var cell: String {
    var lines = ["let scheduler = TestScheduler()", "let recorder = Recorder(scheduler)"]
    lines += experiment.definitions.flatMap { declaration(of: $0, isDrawn: true) }
    lines += subscriptions { name, start, end in
      let signal = subscribed(name)
      if let end { return ["scheduler.record(\(signal)\(times(start, end)))"] }
      if let start {
        return ["scheduler.schedule(after: \(start.swift)) { \(signal).subscribe() }"]
      }
      return ["\(signal).subscribe()"]
    }
    lines.append(run)
    if experiment.countsSteps {
      lines += ["var diagram = recorder.diagram", "diagram.axis = .steps", "print(diagram)"]
    } else {
      lines.append("print(recorder.diagram)")
    }
    return (support(for: lines) + lines).joined(separator: "\n")
  }

  func test(expecting results: [Bench.Result]) -> String {
    var lines = ["let scheduler = TestScheduler()"]
    lines += experiment.definitions.flatMap { declaration(of: $0, isDrawn: false) }
    var count = 0
    lines += subscriptions { name, start, end in
      count += 1
      return ["let result\(count) = scheduler.record(\(subscribed(name))\(times(start, end)))"]
    }
    lines.append(run)
    for (index, result) in results.enumerated() {
      lines.append("XCTAssertEqual(result\(index + 1).timeline, \(literal(result)))")
    }
    let body = lines.map { "  \($0)" }
    return (support(for: lines) + ["func testExperiment() {"] + body + ["}"])
      .joined(separator: "\n")
  }

  private var run: String {
    guard let time = experiment.end ?? passed else { return "scheduler.run()" }
    return "scheduler.advance(by: \(time.swift))"
  }

  private func literal(_ result: Bench.Result) -> String {
    let text = result.marbleText.asSwift
    var arguments = ""
    if let error = result.error, error != "#" { arguments += ", error: \(self.error(error))" }
    if result.frame != .seconds(1) { arguments += ", frame: \(result.frame.swift)" }
    return arguments.isEmpty ? text : "Timeline(\(text)\(arguments))"
  }

  /// A source's own error, or one of the library's.
  private func error(_ name: String) -> String {
    let isOwn = experiment.definitions.contains {
      $0.isSource && errorName(in: $0.words[0].text) == name
    }
    let isOfLibrary = !isOwn && (name == "timedOut" || name.hasPrefix("noCase(key: "))
    return isOfLibrary ? "SignalError.\(name)" : "Failure(\(name.asSwift))"
  }

  /// What a line of its own has to say before the others.
  private func support(for lines: [String]) -> [String] {
    func isUsed(_ word: String) -> Bool { lines.contains { $0.holds(word) } }
    var support: [String] = []
    if isUsed("Failure(") {
      support += [
        "struct Failure: Error, CustomStringConvertible {",
        "  let description: String",
        "  init(_ description: String) { self.description = description }", "}",
      ]
    }
    if isUsed(", add)") {
      support += [
        "func add(_ running: String, _ value: String) -> String {",
        "  if let left = Int(running), let right = Int(value) { return \"\\(left + right)\" }",
        "  return running + value", "}",
      ]
    }
    return support
  }
}

// MARK: - Lines

extension SwiftProgram {
  /// The lines that make a signal, and let it be drawn.
  private func declaration(of definition: Experiment.Definition, isDrawn: Bool) -> [String] {
    let name = names[definition.name]
    guard let operation = operators[definition.name] else {
      return ["let \(name) = \(source(definition))\(recording(definition, isDrawn, inners: nil))"]
    }
    var words = definition.words[...]
    var template = operation.swift.replacing(parameter: "n", with: name.filter { $0 != "`" })
    var inners: String?
    for (index, parameter) in operation.parameters.enumerated() {
      if case .cases = parameter {
        template = template.replacing(parameter: "\(index)", with: cases(words))
        words = []
      } else if let word = words.popFirst() {
        if case .name = parameter { inners = word.text.drawn }
        template = template.replacing(parameter: "\(index)", with: swift(word.text, as: parameter))
      }
    }
    if operation.name == "window" || operation.name == "groupBy" { inners = operation.name }
    var lines = template.split(separator: "\n").map(String.init)
    let signal = lines.removeLast()
    let isConnection = Self.connections.contains(operation.name)
    let recording = isConnection ? "" : recording(definition, isDrawn, inners: inners)
    return lines + ["let \(name) = \(signal)\(recording)"]
  }

  private func recording(
    _ definition: Experiment.Definition, _ isDrawn: Bool, inners: String?
  ) -> String {
    guard isDrawn, definition.name.first != "_" else { return "" }
    let inner = inners.map { ", inners: \($0.asSwift)" } ?? ""
    return ".recorded(\(definition.name.drawn.asSwift)\(inner), by: recorder)"
  }

  private func source(_ definition: Experiment.Definition) -> String {
    let text = definition.words[0].text
    var arguments = ""
    if let error = errorName(in: text) { arguments += ", error: Failure(\(error.asSwift))" }
    if experiment.frame != .seconds(1) { arguments += ", frame: \(experiment.frame.swift)" }
    return arguments.isEmpty
      ? "scheduler.\(definition.operation)(\(text.asSwift))"
      : "scheduler.\(definition.operation)(Timeline<String>(\(text.asSwift)\(arguments)))"
  }

  private func errorName(in text: String) -> String? {
    for words in experiment.handles where words[0] == "source" && words[3] == text {
      guard let mark = words.last, mark.first == "#", let space = mark.firstIndex(of: " ") else {
        continue
      }
      let name = String(mark[mark.index(after: space)...])
      return name == "#" ? nil : name
    }
    return nil
  }

  private func swift(_ word: String, as parameter: Operator.Parameter) -> String {
    switch parameter {
    case .signal: signal(word)
    case .signals: names[word]
    case .count, .cases, .name: word
    case .seconds: Duration(seconds: word).map(\.swift) ?? word
    case .value: word.asSwift
    case .predicate: Predicate(word)?.swift ?? word
    case .transform: Transform(word)?.swift ?? word
    }
  }

  private func cases(_ words: ArraySlice<Experiment.Word>) -> String {
    if words.isEmpty { return ":" }
    return words.map { word in
      let parts = word.text.split(separator: "=", maxSplits: 1)
      let value = parts[0] == "''" ? "" : String(parts[0])
      return "\(value.asSwift): \(signal(String(parts[1])))"
    }.joined(separator: ", ")
  }

  /// A signal by the name of its line; a connection has one.
  private func signal(_ name: String) -> String {
    isConnection(name) ? "\(names[name]).signal" : names[name]
  }

  private func subscribed(_ name: String) -> String {
    let sendsSignals = operators[name].map { Self.outer.contains($0.name) } ?? false
    return sendsSignals ? "\(names[name]).flatten()" : signal(name)
  }

  private func isConnection(_ name: String) -> Bool {
    operators[name].map { Self.connections.contains($0.name) } ?? false
  }

  private static let connections: Set<String> = ["publish", "multicastReplay", "multicastLast"]
  private static let outer: Set<String> = ["each", "window", "groupBy"]

  /// What is subscribed and connected, in the order of a run.
  private func subscriptions(
    _ line: (_ name: String, _ start: Duration?, _ end: Duration?) -> [String]
  ) -> [String] {
    var lines = experiment.subscribedAtOnce.flatMap { line($0, nil, nil) }
    for entry in experiment.lines {
      switch entry {
      case .subscribe(let name, let start, let end): lines += line(name, start, end)
      case .connect(let name, let start, let end):
        let connect = "\(names[name]).connect()"
        if let end {
          let connection = names[name].filter { $0 != "`" } + "Connection"
          lines += [
            "let \(connection) = SerialDisposable()",
            "scheduler.schedule(after: \(start.swift)) { \(connection).disposable = \(connect) }",
            "scheduler.schedule(after: \(end.swift)) { \(connection).dispose() }",
          ]
        } else {
          lines.append("scheduler.schedule(after: \(start.swift)) { \(connect) }")
        }
      case .signal, .setting, .blank: break
      }
    }
    return lines
  }

  private func times(_ start: Duration?, _ end: Duration?) -> String {
    let at = start.map { ", at: \($0.swift)" } ?? ""
    return at + (end.map { ", until: \($0.swift)" } ?? "")
  }
}

extension Duration {
  /// The duration as a Swift expression.
  var swift: String {
    let milliseconds = Int(self / .milliseconds(1))
    return milliseconds % 1000 == 0
      ? ".seconds(\(milliseconds / 1000))" : ".milliseconds(\(milliseconds))"
  }
}

extension String {
  /// The text with `@name` replaced.
  fileprivate func replacing(parameter name: String, with text: String) -> String {
    var changed = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "@") {
      changed += rest[..<start]
      rest = rest[rest.index(after: start)...]
      if rest.hasPrefix(name) {
        changed += text
        rest = rest.dropFirst(name.count)
      } else {
        changed += "@"
      }
    }
    return changed + rest
  }

  fileprivate func holds(_ word: String) -> Bool {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(word) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
