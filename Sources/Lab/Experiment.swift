import Marbles

/// A parsed experiment: its sources, operators, and subscriptions.
///
///     letters: cold A---B-C---|
///     numbers: cold --1------2---|
///     merge: merge letters numbers
///
/// Each line defines a signal from the lines above it. The drawing has a row for the signal, unless
/// the signal's name starts with `_`. A `_` inside a name is drawn as a space.
///
/// Each signal that no other line uses gets a subscription at zero seconds. The following lines
/// change the defaults:
///
/// - `subscribe merge 2 8` subscribes at two seconds and disposes at eight.
/// - `connect shared 3` connects a signal made by `publish`.
/// - `frame 0.5` sets the duration of a character in marble text to half a second.
/// - `axis steps` counts steps instead of seconds, and `axis even` gives every second the same
///   width.
/// - `until 8` ends the experiment at eight seconds instead of when no scheduled work remains.
///
/// If the page's code calls other operators, write them after a slash, as in
/// `film: catchTo/catch server mirror`.
package struct Experiment: Equatable, Sendable {
  package var lines: [Line]

  package enum Line: Equatable, Sendable {
    case signal(Definition)
    case subscribe(name: String, at: Duration, until: Duration?)
    case connect(name: String, at: Duration, until: Duration?)
    case setting(Setting)
    case blank
  }

  package enum Setting: Equatable, Sendable {
    case axis(Diagram.Axis)
    case frame(Duration)
    case until(Duration)
  }

  package struct Definition: Equatable, Sendable {
    package var name: String
    package var operation: String
    package var arguments: [String]
    /// The calls in the page's code, or `nil` to use the operator's usual calls.
    package var calls: [String]?

    /// The kind of source, or `nil` if the definition is not marble text.
    package var source: Source? { Source(rawValue: operation) }
  }

  package enum Source: String, Sendable { case cold, hot }

  /// Creates an experiment from its text.
  package init(_ text: String) throws(ExperimentError) {
    lines = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(try LineReader(line: line).read())
    }
  }

  package var definitions: [Definition] {
    lines.compactMap { line in
      if case .signal(let definition) = line { definition } else { nil }
    }
  }
}

extension Experiment {
  var settings: [Setting] {
    lines.compactMap { line in
      if case .setting(let setting) = line { setting } else { nil }
    }
  }

  /// The duration of a character in marble text.
  package var frame: Duration {
    settings.reduce(.seconds(1)) { frame, setting in
      if case .frame(let other) = setting { other } else { frame }
    }
  }

  /// The duration of the experiment, or `nil` if it runs until no scheduled work remains.
  var end: Duration? {
    settings.reduce(nil) { end, setting in
      if case .until(let other) = setting { other } else { end }
    }
  }

  var initialSubscriptions: [String] {
    var used: Set<String> = []
    for line in lines {
      switch line {
      case .subscribe(let name, _, _): used.insert(name)
      case .signal(let definition): used.formUnion(definition.uses)
      case .connect, .setting, .blank: break
      }
    }
    return definitions.map(\.name).filter { !used.contains($0) }
  }

  var axis: Diagram.Axis {
    settings.reduce(.seconds) { axis, setting in
      if case .axis(let other) = setting { other } else { axis }
    }
  }
}

extension Experiment.Definition {
  fileprivate var uses: [String] {
    guard let operation = Operator.named(operation) else { return [] }
    var names: [String] = []
    for (index, parameter) in operation.parameters.enumerated() where index < arguments.count {
      switch parameter {
      case .signal, .signals: names.append(arguments[index])
      case .cases:
        for word in arguments[index...] {
          let parts = word.split(separator: "=", maxSplits: 1)
          if let name = parts.last { names.append(String(name)) }
        }
      case .count, .seconds, .value, .predicate, .transform, .name: break
      }
    }
    return names
  }
}

/// An error in an experiment.
package struct ExperimentError: Error, Equatable, Sendable {
  package let message: String

  init(_ message: String) { self.message = message }
}
