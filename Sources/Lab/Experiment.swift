/// Signals as data: what sends, what is done with it, and who subscribes when.
///
///     letters: cold A---B-C---|
///     numbers: cold --1------2---|
///     merge: merge letters numbers
///
/// Each line makes a signal out of those above it, and the drawing has a row for it. A name that begins
/// with `_` has no row. What no other line uses is subscribed at zero; `subscribe merge 2 8` subscribes
/// at two seconds instead, and disposes at eight. `connect shared 3` connects what `publish` made.
package struct Experiment: Equatable, Sendable {
  package var lines: [Line]

  /// A line: a signal, or what is done to one at a time.
  package enum Line: Equatable, Sendable {
    case signal(Definition)
    case subscribe(name: String, at: Duration, until: Duration?)
    case connect(name: String, at: Duration, until: Duration?)
  }

  /// A signal's name, its operator, and what the operator is given.
  package struct Definition: Equatable, Sendable {
    package var name: String
    package var operation: String
    package var words: [Word]
  }

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
      if let line = try LineReader(Array(line), number: number).read() { lines.append(line) }
    }
  }

  package var definitions: [Definition] {
    lines.compactMap { line in
      if case .signal(let definition) = line { definition } else { nil }
    }
  }
}

/// What is wrong with an experiment, and where.
package struct ExperimentError: Error, Equatable, Sendable {
  package let message: String
  /// Counted from zero, as is the position of the character in the line.
  package let line: Int
  package let position: Int
}
