import Judging
import Marbles
import Page

/// What a check found, with drawings of what was expected and what came, by the tasks.
struct ShownVerdict: Encodable {
  let report: CheckReport
  /// HTML.
  let drawings: [String: String]

  init(_ report: CheckReport) {
    self.report = report
    let drawings = report.tasks.compactMap { task -> (String, String)? in
      guard let expected = task.expected.flatMap(Timeline.init(drawing:)),
        let got = task.got.flatMap(Timeline.init(drawing:))
      else { return nil }
      let title = "Expected and got: \(task.title)"
      let diagram = got.ringed(over: expected)
      return (task.id, HTMLDiagram.html(diagram, title: title, label: title.escapedForHTML))
    }
    self.drawings = Dictionary(drawings) { first, _ in first }
  }
}

extension Timeline<String> {
  /// Reads a drawing that ``description`` has made, as a failed test repeats it; nil for any other text, and
  /// where it cannot be told when something happened: what is read would be drawn alike.
  init?(drawing: String) {
    let lines = drawing.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    guard lines.count == 2, let axis = DrawnAxis(lines[0]) else { return nil }
    let symbols = DrawnSymbol.all(in: Array(lines[1]))
    for unit in axis.units {
      let times = axis.times(of: symbols, unit: unit)
      guard zip(times, times.dropFirst()).allSatisfy(<=) else { continue }
      let timeline = Timeline(symbols, at: times)
      guard timeline.description.split(separator: "\n") == lines else { continue }
      self = timeline
      return
    }
    return nil
  }

  private init(_ symbols: [DrawnSymbol], at times: [Duration]) {
    var subscribed = Duration.zero
    var disposed: Duration?
    var moments: [Moment] = []
    for (symbol, time) in zip(symbols, times) {
      switch symbol.text.first {
      case "^" where symbol.text.count == 1: subscribed = time
      case "!" where symbol.text.count == 1: disposed = time
      case "|" where symbol.text.count == 1: moments.append(Moment(time, .completed))
      case "#":
        let name = symbol.text.dropFirst()
        moments.append(
          Moment(time, .error(DrawnError(description: name.isEmpty ? "#" : String(name)))))
      default: moments.append(Moment(time, .next(symbol.text.filter { $0 != "'" })))
      }
    }
    self.init(subscribed: subscribed, moments, disposed: disposed)
  }
}

/// An error of a drawing, of which no more is known than its mark.
private struct DrawnError: Error, CustomStringConvertible {
  let description: String
}

/// A symbol of a row, and the columns of all that stands at its time.
private struct DrawnSymbol {
  let text: String
  let columns: Range<Int>

  static func all(in row: [Character]) -> [DrawnSymbol] {
    let token = /\([^)]*\)|'[^']*'|[|!^]|#[^ |!^()-]*|[^ |!^()#'-]+/
    let line = String(row)
    return line.matches(of: token).flatMap { match in
      let start = line.distance(from: line.startIndex, to: match.range.lowerBound)
      let columns = start..<start + match.output.count
      guard match.output.hasPrefix("(") else {
        return [DrawnSymbol(text: String(match.output), columns: columns)]
      }
      let inside = match.output.dropFirst().dropLast()
      return inside.matches(of: /'[^']*'|#[^ |!^]*|[^ ']/).map {
        DrawnSymbol(text: String($0.output), columns: columns)
      }
    }
  }
}

/// The labels of an axis, and the columns below which they begin.
private struct DrawnAxis {
  private var labels: [(column: Int, seconds: Double)] = []

  init?(_ line: Substring) {
    for word in line.split(separator: " ") {
      guard word.last == "s", let seconds = Double(word.dropLast()) else { return nil }
      labels.append((line.distance(from: line.startIndex, to: word.startIndex), seconds))
    }
    guard !labels.isEmpty else { return nil }
  }

  /// The seconds that a column may be.
  var units: [Double] {
    guard labels.count > 1 else { return [1, 0.5, 0.1, 2, 5, 10] }
    return [5, 10, 2, 1, 20].map { (labels[1].seconds - labels[0].seconds) / $0 }
  }

  /// The times if all stood at them but what a long symbol pushes away from it, up to the next label.
  func times(of symbols: [DrawnSymbol], unit: Double) -> [Duration] {
    var long: Int?
    return symbols.map { symbol in
      let column = symbol.columns.lowerBound
      let left = labels.last { $0.column <= column } ?? labels[0]
      let right = labels.first { $0.column > column }
      let isPushed = long.map { $0 >= left.column && $0 < column } ?? false
      if symbol.columns.count > 1 { long = column }
      let near = isPushed ? right ?? left : left
      let seconds = near.seconds + Double(column - near.column) * unit
      return .milliseconds(Int((seconds * 1000).rounded()))
    }
  }
}
