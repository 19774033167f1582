import Marbles
import ReactiveCore

extension Experiment {
  /// Runs it from its first instant to its last.
  package func diagram() throws(ExperimentError) -> Diagram {
    var bench = Bench()
    return try bench.run(self)
  }

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

  /// What each subscription receives, as marble text.
  package func received() throws(ExperimentError) -> [String] {
    var bench = Bench(keepsResults: true)
    _ = try bench.run(self)
    return bench.results.map(\.marbleText)
  }
}

/// An experiment in Swift.
struct SwiftProgram {
  let experiment: Experiment
  /// The time at which a run of it is cut off; `nil` if it comes to its end.
  private let passed: Duration?
  let names: SwiftNames
  let operators: [String: Operator]

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
    switch experiment.axis {
    case .seconds: lines.append("print(recorder.diagram)")
    case .evenSeconds: lines += drawn(on: ".evenSeconds")
    case .steps: lines += drawn(on: ".steps")
    }
    return (support(for: lines) + lines).joined(separator: "\n")
  }

  private func drawn(on axis: String) -> [String] {
    ["var diagram = recorder.diagram", "diagram.axis = \(axis)", "print(diagram)"]
  }

  func test(expecting results: [Bench.Result]) -> String {
    var lines = ["let scheduler = TestScheduler()"]
    lines += experiment.definitions.flatMap { declaration(of: $0, isDrawn: false) }
    var count = 0
    lines += subscriptions { name, start, end in
      count += 1
      // No row has a name with an underscore.
      return ["let result_\(count) = scheduler.record(\(subscribed(name))\(times(start, end)))"]
    }
    lines.append(run)
    for (index, result) in results.enumerated() {
      lines.append("XCTAssertEqual(result_\(index + 1).timeline, \(literal(result)))")
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
      $0.source != nil && errorName(in: $0.words[0].text) == name
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
    if isUsed("everyOther(") { support += Self.everyOther }
    return support
  }
}

extension String {
  fileprivate func holds(_ word: String) -> Bool {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(word) { return true }
      rest = rest.dropFirst()
    }
    return false
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
