import Marbles

extension Timeline<String> {
  /// Reads a drawing that ``description`` has made, as a failed test repeats it; nil for any other text, and
  /// where long values leave it open when something happened.
  init?(drawing: String) {
    let lines = drawing.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    guard lines.count == 2, let axis = DrawnAxis(lines[0]) else { return nil }
    let row = Array(lines[1])
    var subscribed = Duration.zero
    var moments: [Moment] = []
    var disposed: Duration?
    var index = 0
    var longEnd: Int?

    func quoted() -> String {
      let start = index + 1
      index = row[start...].firstIndex(of: "'") ?? row.endIndex
      defer { index += 1 }
      return String(row[start..<index])
    }
    func plain(endingAt ends: String) -> String {
      let start = index
      index = row[start...].firstIndex(where: ends.contains) ?? row.endIndex
      return String(row[start..<index])
    }
    func read(at time: Duration, inGroup isInGroup: Bool) {
      switch row[index] {
      case "^": subscribed = time
      case "!": disposed = time
      case "|": moments.append(Moment(time, .completed))
      case "#":
        index += 1
        let name = plain(endingAt: " -|#!^()")
        return moments.append(
          Moment(time, .error(DrawnError(description: name.isEmpty ? "#" : name))))
      case "'": return moments.append(Moment(time, .next(quoted())))
      case let character where isInGroup: moments.append(Moment(time, .next(String(character))))
      default: return moments.append(Moment(time, .next(plain(endingAt: " -|#!^()"))))
      }
      index += 1
    }

    while index < row.count {
      guard row[index] != " ", row[index] != "-" else {
        index += 1
        continue
      }
      let start = index
      guard let time = axis.time(at: start, afterLongValueBefore: longEnd) else { return nil }
      if row[index] == "(" {
        index += 1
        while index < row.count, row[index] != ")" {
          if row[index] == " " { index += 1 } else { read(at: time, inGroup: true) }
        }
        index += 1
      } else {
        read(at: time, inGroup: false)
      }
      if index > start + 1 { longEnd = index }
    }
    self.init(subscribed: subscribed, moments, disposed: disposed)
  }
}

/// An error of a drawing, of which no more is known than its mark.
private struct DrawnError: Error, CustomStringConvertible {
  let description: String
}

/// The labels of an axis, and the columns below which they begin.
private struct DrawnAxis {
  private var labels: [(column: Int, seconds: Double)] = []
  /// Columns of a second, where no long value has pushed others away.
  private var pace = 0.0

  init?(_ line: Substring) {
    for word in line.split(separator: " ") {
      guard word.last == "s", let seconds = Double(word.dropLast()) else { return nil }
      labels.append((line.distance(from: line.startIndex, to: word.startIndex), seconds))
    }
    guard labels.count > 1 else { return nil }
    pace = zip(labels, labels.dropFirst()).map { DrawnAxis.pace(from: $0, to: $1) }.min() ?? 0
  }

  private static func pace(
    from left: (column: Int, seconds: Double), to right: (column: Int, seconds: Double)
  ) -> Double {
    Double(right.column - left.column) / (right.seconds - left.seconds)
  }

  /// Nil where a long value, which ended before `end`, may have pushed what follows away from its time.
  func time(at column: Int, afterLongValueBefore end: Int?) -> Duration? {
    guard let left = labels.last(where: { $0.column <= column }) else { return nil }
    if left.column == column { return .seconds(left.seconds) }
    let right = labels.first { $0.column > column }
    let isEven = right.map { DrawnAxis.pace(from: left, to: $0) == pace }
    guard isEven ?? ((end ?? 0) <= left.column) else { return nil }
    let time = left.seconds + Double(column - left.column) / pace
    return .milliseconds(Int((time * 1000).rounded()))
  }
}
