import Marbles

/// Signals as data: what sends, what is done with it, and who subscribes when.
///
///     letters: cold A---B-C---|
///     numbers: cold --1------2---|
///     merge: merge letters numbers
///
/// Each line makes a signal out of those above it, and the drawing has a row for it. A name that begins
/// with `_` has no row. What no other line uses is subscribed at zero; `subscribe merge 2 8` subscribes
/// at two seconds instead, and disposes at eight. `connect shared 3` connects what `publish` made.
/// `frame 0.5` makes a character of marble text half a second, `axis steps` counts steps where others count
/// seconds, `axis even` has an image in which time is even however close marbles stand, and `until 8` looks for
/// eight seconds where others look until nothing is left to happen. A `_` inside of a name is drawn as a space.
/// Where a page does the same in other words, they stand behind the operator: `film: catchTo/catch server mirror`.
package struct Experiment: Equatable, Sendable {
  package var lines: [Line]

  /// A line: a signal, or what is done to one at a time.
  package enum Line: Equatable, Sendable {
    case signal(Definition)
    case subscribe(name: String, at: Duration, until: Duration?)
    case connect(name: String, at: Duration, until: Duration?)
    case setting(Setting)
    case blank
  }

  /// What holds for the whole of it.
  package enum Setting: Equatable, Sendable {
    case axis(Diagram.Axis)
    case frame(Duration)
    case until(Duration)
  }

  /// A signal's name, its operator, and what the operator is given.
  package struct Definition: Equatable, Sendable {
    package var name: String
    package var operation: String
    package var words: [Word]
    /// What the page calls in the place of the operator; `nil` where it is what the operator calls.
    package var calls: [String]?

    /// What kind of source it is, if it is marble text.
    package var source: Source? { Source(rawValue: operation) }
  }

  /// A signal that is written as marble text.
  package enum Source: String, Sendable { case cold, hot }

  /// A word of a line, and the place where it stands.
  package struct Word: Equatable, Sendable {
    package var text: String
    package var position: Int
  }

  /// Reads an experiment.
  package init(_ text: String) throws(ExperimentError) {
    lines = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      lines.append(try LineReader(characters: Array(line), number: number).read())
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

  /// How much time a character of marble text stands for.
  package var frame: Duration {
    settings.reduce(.seconds(1)) { frame, setting in
      if case .frame(let other) = setting { other } else { frame }
    }
  }

  /// How long it is looked at; `nil` until nothing is left to happen.
  var end: Duration? {
    settings.reduce(nil) { end, setting in
      if case .until(let other) = setting { other } else { end }
    }
  }

  /// The lines that no other line uses or subscribes.
  var subscribedAtOnce: [String] {
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

  /// What its drawing counts.
  var axis: Diagram.Axis {
    settings.reduce(.seconds) { axis, setting in
      if case .axis(let other) = setting { other } else { axis }
    }
  }
}

extension Experiment.Definition {
  /// The lines that it names.
  fileprivate var uses: [String] {
    guard let operation = Operator.named(operation) else { return [] }
    var names: [String] = []
    for (index, parameter) in operation.parameters.enumerated() where index < words.count {
      switch parameter {
      case .signal, .signals: names.append(words[index].text)
      case .cases:
        for word in words[index...] {
          let parts = word.text.split(separator: "=", maxSplits: 1)
          if let name = parts.last { names.append(String(name)) }
        }
      case .count, .seconds, .value, .predicate, .transform, .name: break
      }
    }
    return names
  }
}

/// What is wrong with an experiment, and where.
package struct ExperimentError: Error, Equatable, Sendable {
  package let message: String
  /// Counted from zero, as is the position of the character in the line.
  package let line: Int
  package let position: Int
}
