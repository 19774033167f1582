import Foundation
import PlainText

/// A text as a change of another one: lines that are taken out, and lines that are put in.
///
/// A hunk is found by the lines that it keeps (` `) and takes out (`-`), which stand exactly once in the other text.
/// Between two lines that are taken out, `-…` stands for all that lie between them.
///
///     === fields-take-turns
///     Misconception: A flag needs one value of each field.
///     See: *Latest against zip, drawn*, page 06
///     -  name.combineLatest(with: password)
///     +  name.zip(with: password)
package struct Edit: Equatable {
  package enum Line: Equatable {
    case kept(String)
    case takenOut(String)
    /// What lies between the line above and the line below.
    case takenOutBetween
    case putIn(String)
  }

  package struct Hunk: Equatable {
    /// Where it begins in its file.
    package let line: Int
    package let lines: [Line]

    package init(line: Int, lines: [Line]) {
      self.line = line
      self.lines = lines
    }
  }

  package let name: String
  /// The name of the file that holds it, and the line where it begins there.
  package let file: String
  package let line: Int
  /// What is said of it, by the word before the colon: `Misconception`.
  package let remarks: [String: String]
  package let hunks: [Hunk]

  package init(name: String, file: String, line: Int, remarks: [String: String], hunks: [Hunk]) {
    self.name = name
    self.file = file
    self.line = line
    self.remarks = remarks
    self.hunks = hunks
  }

  /// The text that it makes of another one; throws an ``EditError`` where its lines are not there, or not once.
  package func applied(to text: String) throws -> String {
    let text = text.withPlainNewlines
    var result = EditedLines(text.lines)
    for hunk in hunks {
      do { try result.apply(hunk) } catch let problem as HunkProblem {
        throw EditError("\(file):\(hunk.line): \(name): \(problem.sentence)")
      }
    }
    let edited = result.text
    guard edited != text else {
      throw EditError(
        "\(file):\(line): \(name): it puts in what it takes out, so it changes nothing")
    }
    return edited
  }
}

/// What is wrong with an edit: file, line, name and what to do.
package struct EditError: LocalizedError {
  package let errorDescription: String?

  package init(_ sentence: String) { errorDescription = sentence }
}

private struct HunkProblem: Error {
  let sentence: String
}

/// The lines of a text, with those marked that go, and those beside them that come.
private struct EditedLines {
  private enum LineState { case untouched, kept, takenOut }

  private let lines: [String]
  private var states: [LineState]
  /// What is put in above a line, by its index.
  private var above: [Int: [String]] = [:]

  init(_ lines: [String]) {
    self.lines = lines
    states = lines.map { _ in .untouched }
  }

  var text: String {
    let parts = (0...lines.count).map { index in
      above[index, default: []]
        + (index < lines.count && states[index] != .takenOut ? [lines[index]] : [])
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
      case .takenOut: try mark(place, as: .takenOut)
      case .putIn(let new):
        above[place, default: []].append(new)
        continue
      case .takenOutBetween:
        block += 1
        let end = try nextPlace(of: blocks[block], from: place)
        for index in place..<end { try mark(index, as: .takenOut) }
        place = end
        continue
      }
      place += 1
    }
  }

  private mutating func mark(_ index: Int, as state: LineState) throws {
    guard states[index] == .untouched || (states[index] == .kept && state == .kept) else {
      throw HunkProblem(
        sentence: "`\(lines[index])` is in a hunk above, too; make one hunk of both")
    }
    states[index] = state
  }

  private func onlyPlace(of block: [String]) throws -> Int {
    let found = places(of: block, from: 0)
    guard let first = found.first else { throw missing(block, from: 0) }
    guard found.count == 1 else {
      let times = found.count == 2 ? "twice" : "\(found.count) times"
      throw HunkProblem(
        sentence: "`\(block[0])` is there \(times); add the line above it or below it, "
          + "with a space in front")
    }
    return first
  }

  private func nextPlace(of block: [String], from start: Int) throws -> Int {
    guard let first = places(of: block, from: start).first else {
      throw missing(block, from: start)
    }
    return first
  }

  /// The longest beginning of the block that is there says which line is the first that is not.
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
  /// The lines that have to be there, in blocks between which anything may lie.
  fileprivate var blocks: [[String]] {
    var blocks: [[String]] = [[]]
    for line in lines {
      switch line {
      case .kept(let text), .takenOut(let text): blocks[blocks.count - 1].append(text)
      case .takenOutBetween: blocks.append([])
      case .putIn: continue
      }
    }
    return blocks
  }
}
