extension SwiftProgram {
  /// The lines that make a signal, and let it be drawn.
  func declaration(of definition: Experiment.Definition, isDrawn: Bool) -> [String] {
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

  func errorName(in text: String) -> String? {
    guard case .error(let error)? = experiment.moments(in: text).last?.event else { return nil }
    let name = "\(error)"
    return name == "#" ? nil : name
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
  func signal(_ name: String) -> String {
    isConnection(name) ? "\(names[name]).signal" : names[name]
  }

  func subscribed(_ name: String) -> String {
    let sendsSignals = operators[name].map { Self.outer.contains($0.name) } ?? false
    return sendsSignals ? "\(names[name]).flatten()" : signal(name)
  }

  private func isConnection(_ name: String) -> Bool {
    operators[name].map { Self.connections.contains($0.name) } ?? false
  }

  private static let connections: Set<String> = ["publish", "multicastReplay", "multicastLast"]
  private static let outer: Set<String> = ["each", "window", "groupBy"]
}

extension SwiftProgram {
  /// What is subscribed and connected, in the order of a run.
  func subscriptions(
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

  func times(_ start: Duration?, _ end: Duration?) -> String {
    let at = start.map { ", at: \($0.swift)" } ?? ""
    return at + (end.map { ", until: \($0.swift)" } ?? "")
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
}
