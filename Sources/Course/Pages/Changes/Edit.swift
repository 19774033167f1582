import Files
import PlainText

/// A named change to a file, such as a wrong answer: lines to remove and lines to add.
///
/// A hunk consists of kept lines (` `), removed lines (`-`), and added lines (`+`). A `-…` removes
/// all lines from the removed line above it to the one below it. The kept and removed lines before
/// the first `-…` must occur exactly once in the text.
///
///     === fields-take-turns
///     Misconception: A flag needs one value from each field.
///     See: *Latest against zip, drawn*, page 06
///     -  name.combineLatest(with: password)
///     +  name.zip(with: password)
package struct Edit: Equatable {
  package enum Line: Equatable {
    case kept(String)
    case removed(String)
    case removedBetween
    case added(String)
  }

  package struct Hunk: Equatable {
    package let line: Int
    package let lines: [Line]
  }

  package let name: String
  /// The name of the file that defines the edit.
  package let file: String
  /// The number of the line in that file where the edit starts.
  package let line: Int
  /// The remarks, keyed by kind, such as `Misconception`.
  package let remarks: [String: String]
  package let hunks: [Hunk]

  package init(name: String, file: String, line: Int, remarks: [String: String], hunks: [Hunk]) {
    self.name = name
    self.file = file
    self.line = line
    self.remarks = remarks
    self.hunks = hunks
  }

  /// Returns the edited text.
  ///
  /// Throws a ``CourseError`` if a hunk's lines aren't found or aren't unique, if hunks overlap, or
  /// if the edit changes nothing.
  package func applied(to text: String) throws -> String {
    let text = text.withPlainNewlines
    var result = EditedLines(text.lines)
    for hunk in hunks {
      do { try result.apply(hunk) } catch let problem as HunkProblem {
        throw CourseError("\(file):\(hunk.line): \(name): \(problem.sentence)")
      }
    }
    let edited = result.text
    guard edited != text else {
      throw CourseError(
        "\(file):\(line): \(name): the edit adds the lines that it removes, so it changes nothing")
    }
    return edited
  }
}

private struct HunkProblem: Error {
  let sentence: String
}

private struct EditedLines {
  private enum LineState { case untouched, kept, removed }

  private let lines: [String]
  private var states: [LineState]
  /// The added lines, keyed by the index of the line below them.
  private var above: [Int: [String]] = [:]

  init(_ lines: [String]) {
    self.lines = lines
    states = lines.map { _ in .untouched }
  }

  var text: String {
    let parts = (0...lines.count).map { index in
      above[index, default: []]
        + (index < lines.count && states[index] != .removed ? [lines[index]] : [])
    }
    return parts.joined().joined(separator: "\n")
  }

  mutating func apply(_ hunk: Edit.Hunk) throws {
    let blocks = hunk.blocks
    var place = try onlyPlace(of: blocks.first ?? [])
    var block = 0
    for line in hunk.lines {
      switch line {
      case .kept: try mark(place, as: .kept)
      case .removed: try mark(place, as: .removed)
      case .added(let new):
        above[place, default: []].append(new)
        continue
      case .removedBetween:
        block += 1
        let end = try nextPlace(of: blocks[block], from: place)
        for index in place..<end { try mark(index, as: .removed) }
        place = end
        continue
      }
      place += 1
    }
  }

  private mutating func mark(_ index: Int, as state: LineState) throws {
    guard states[index] == .untouched || (states[index] == .kept && state == .kept) else {
      throw HunkProblem(
        sentence: "`\(lines[index])` is also in a hunk above; merge the two hunks")
    }
    states[index] = state
  }

  private func onlyPlace(of block: [String]) throws -> Int {
    let found = places(of: block, from: 0)
    guard let first = found.first else { throw missing(block, from: 0) }
    guard found.count == 1 else {
      let times = found.count == 2 ? "twice" : "\(found.count) times"
      throw HunkProblem(
        sentence: "`\(block[0])` occurs \(times); add the line above or below it, "
          + "starting with a space")
    }
    return first
  }

  private func nextPlace(of block: [String], from start: Int) throws -> Int {
    guard let first = places(of: block, from: start).first else {
      throw missing(block, from: start)
    }
    return first
  }

  private func missing(_ block: [String], from start: Int) -> HunkProblem {
    let count = block.indices.last { !places(of: Array(block[..<$0]), from: start).isEmpty } ?? 0
    let place = count == 0 ? "" : " below `\(block[count - 1])`"
    return HunkProblem(sentence: "the right answer has no line `\(block[count])`\(place)")
  }

  private func places(of block: [String], from start: Int) -> [Int] {
    guard start + block.count <= lines.count else { return [] }
    return (start...(lines.count - block.count)).filter {
      lines[$0..<($0 + block.count)].elementsEqual(block)
    }
  }
}

extension Edit.Hunk {
  fileprivate var blocks: [[String]] {
    var blocks: [[String]] = [[]]
    for line in lines {
      switch line {
      case .kept(let text), .removed(let text): blocks[blocks.count - 1].append(text)
      case .removedBetween: blocks.append([])
      case .added: continue
      }
    }
    return blocks
  }
}
