import Page
import PlainText

extension Edit {
  /// An edit that makes one text of another; nil where they are the same.
  init?(
    name: String, file: String, remarks: [String: String], from right: String, to wrong: String
  ) {
    let maker = EditMaker(right, wrong)
    guard !maker.changes.isEmpty else { return nil }
    self.init(name: name, file: file, line: 1, remarks: remarks, hunks: maker.hunks)
  }
}

/// Where one text has other lines than another one, and hunks that say so.
private struct EditMaker {
  /// Lines of the one text in whose place lines of the other stand.
  typealias Change = (old: Range<Int>, new: Range<Int>)

  private let old: [String]
  private let new: [String]
  private(set) var changes: [Change] = []

  init(_ right: String, _ wrong: String) {
    old = right.lines
    new = wrong.lines
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let start = (i, j)
      while removed.contains(i) { i += 1 }
      while inserted.contains(j) { j += 1 }
      if (i, j) == start {
        (i, j) = (i + 1, j + 1)
      } else {
        changes.append((start.0..<i, start.1..<j))
      }
    }
  }

  /// One for each change, or one for all where their places cannot be told apart, or else the whole text.
  var hunks: [Edit.Hunk] {
    let all = (
      old: changes[0].old.lowerBound..<changes[changes.count - 1].old.upperBound,
      new: changes[0].new.lowerBound..<changes[changes.count - 1].new.upperBound
    )
    let ways = [changes.compactMap(hunk), [hunk(of: all)].compactMap { $0 }]
    return ways.first { makes(new, $0) } ?? [
      Edit.Hunk(line: 1, lines: lines(old.indices, new.indices))
    ]
  }

  /// The change with as few lines around it as make its place the only one.
  private func hunk(of change: Change) -> Edit.Hunk? {
    let (start, end) = (change.old.lowerBound, change.old.upperBound)
    let goal = old[..<start] + new[change.new] + old[end...]
    let changed = lines(change.old, change.new)
    // What is put in needs a line that is there.
    for room in (change.old.isEmpty ? 1 : 0)...8 {
      for below in 0...room {
        guard let before = kept(start - (room - below)..<start), let after = kept(end..<end + below)
        else { continue }
        for way in [shortened(changed), changed] {
          let hunk = Edit.Hunk(line: 1, lines: before + way + after)
          if makes(Array(goal), [hunk]) { return hunk }
        }
      }
    }
    return nil
  }

  private func lines(_ taken: Range<Int>, _ put: Range<Int>) -> [Edit.Line] {
    old[taken].map { .takenOut($0) } + new[put].map { .putIn($0) }
  }

  /// Lines around a change; nil where there are none, or an empty one, which would end the hunk.
  private func kept(_ range: Range<Int>) -> [Edit.Line]? {
    guard range.lowerBound >= 0, range.upperBound <= old.count, !old[range].contains("") else {
      return nil
    }
    return old[range].map { .kept($0) }
  }

  /// The same with `-…` for the middle of what is taken out, where that is long.
  private func shortened(_ lines: [Edit.Line]) -> [Edit.Line] {
    let taken = lines.prefix { if case .takenOut = $0 { true } else { false } }
    guard taken.count > 4 else { return lines }
    return [taken[0], .takenOutBetween, taken[taken.count - 1]] + lines[taken.count...]
  }

  private func makes(_ goal: [String], _ hunks: [Edit.Hunk]) -> Bool {
    let edit = Edit(name: "a", file: "", line: 1, remarks: [:], hunks: hunks)
    // try?: a hunk that is not found is none to choose.
    return (try? edit.applied(to: old.joined(separator: "\n"))) == goal.joined(separator: "\n")
  }
}
