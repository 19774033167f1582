import PlainText

extension Diagram {
  /// Reads a row from a line of a text drawing, or returns `nil` if the line is ambiguous.
  ///
  /// Each mark must be in a column whose time can be derived from this drawing. To detect
  /// ambiguous lines, this method draws the row again and compares the drawings.
  package func row(drawn line: String, width: Int = 80) -> Row? {
    guard let (layout, margin) = layoutOfText(width: width) else { return nil }
    let name = rows.map(\.name).filter { line.hasPrefix("\($0) ") }.max { $0.count < $1.count }
    guard let name, line.count > margin else { return nil }
    let drawn = line.dropFirst(margin)
    guard
      line.prefix(margin).allSatisfy({ $0 == " " })
        || line.prefix(margin).dropFirst(name.count).allSatisfy({ $0 == " " })
    else { return nil }
    let known = Set(rows.flatMap(\.instants).flatMap(\.symbols).compactMap(\.value))
    var reader = DrawnRowReader(Array(drawn), layout: layout, known: known)
    guard let timeline = reader.timeline() else { return nil }
    let row = Row(name, timeline)
    let again = Strip(row, in: layout.including(reader.times), atLeast: drawn.count).text(
      in: 0..<Int.max)
    return again.trimmingTrailing == String(drawn).trimmingTrailing ? row : nil
  }
}

extension Symbol {
  fileprivate var value: String? { if case .value(let text) = self { text } else { nil } }
}

extension String {
  fileprivate var trimmingTrailing: String {
    String(reversed().drop { " -".contains($0) }.reversed())
  }
}

private struct DrawnRowReader {
  private let line: [Character]
  private let layout: Layout
  /// The values of this drawing, used to distinguish a word from adjacent letters.
  private let known: Set<String>
  private(set) var times: [Duration: Int] = [:]
  private var column = 0
  private var moments: [Timeline<String>.Moment] = []
  private var subscribed = Duration.zero
  private var disposed: Duration?

  init(_ line: [Character], layout: Layout, known: Set<String>) {
    self.line = line
    self.layout = layout
    self.known = known
  }

  mutating func timeline() -> Timeline<String>? {
    // An index in `line` is a column only if every character is one column wide.
    guard line.allSatisfy({ $0.displayWidth == 1 }) else { return nil }
    column = line.prefix { $0 == " " }.count
    if column > 0, column < line.count, !"^(".contains(line[column]) { return nil }
    while column < line.count, line[column] != " " {
      guard line[column] != "-" else {
        column += 1
        continue
      }
      guard let time = time(at: column), read(at: time) else { return nil }
    }
    guard line.dropFirst(column).allSatisfy({ $0 == " " }) else { return nil }
    let end = line.last == "-" ? time(at: line.count - 1) ?? .zero : .zero
    return Timeline(subscribed: subscribed, moments, disposed: disposed, observed: end)
  }

  private mutating func time(at column: Int) -> Duration? {
    // A group's parenthesis can be one column early, so that its first mark is at the right time.
    let time = layout.time(at: column) ?? (line[column] == "(" ? layout.time(at: column + 1) : nil)
    guard let time else { return nil }
    times[time] = column
    return time
  }

  /// Reads all marks at `time`, and returns whether they are unambiguous.
  private mutating func read(at time: Duration) -> Bool {
    guard line[column] == "(" else { return readSymbol(at: time, isGroup: false) }
    column += 1
    while column < line.count, line[column] != ")" {
      if line[column] == " " {
        column += 1
      } else if !readSymbol(at: time, isGroup: true) {
        return false
      }
    }
    column += 1
    return column <= line.count
  }

  private mutating func readSymbol(at time: Duration, isGroup: Bool) -> Bool {
    let start = column
    column += 1
    switch line[start] {
    case "^": subscribed = time
    case "!": disposed = time
    case "|": moments.append(.init(time, .completed))
    case "#":
      let name = word()
      moments.append(.init(time, .error(DrawnError(description: name.isEmpty ? "#" : name))))
    case "'", "(", ")": return false
    default:
      let text = String(line[start]) + word()
      guard text.count > 1 else {
        moments.append(.init(time, .next(text)))
        return true
      }
      // Adjacent letters can be one value, the values of a group, or values at consecutive times.
      let letters = text.map(String.init)
      let isWord = known.contains(text) || text.contains { !$0.isLetter && !$0.isNumber }
      if !isWord, isGroup, letters.allSatisfy(known.contains) {
        moments += letters.map { .init(time, .next($0)) }
        return true
      }
      guard isWord || !isGroup && !(start + 1..<column).contains(where: layout.isTime) else {
        return false
      }
      moments.append(.init(time, .next(text)))
    }
    return true
  }

  private mutating func word() -> String {
    let rest = line[column...].prefix { !"-|!^#()' ".contains($0) }
    column += rest.count
    return String(rest)
  }
}

private struct DrawnError: Error, CustomStringConvertible {
  let description: String
}
