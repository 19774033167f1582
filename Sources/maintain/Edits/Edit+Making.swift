import Page
import PlainText

extension Edit {
  /// The shortest edit that makes one text of another; nil where they are the same.
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
  struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private let old: [String]
  private let new: [String]
  private(set) var changes: [Change] = []

  init(_ right: String, _ wrong: String) {
    old = right.lines
    new = wrong.lines
    changes = EditMaker.changes(from: old, to: new)
    for index in changes.indices {
      let start = changes[index].old.lowerBound
      let end = changes[index].old.upperBound
      let above = start - (index == 0 ? 0 : changes[index - 1].old.upperBound)
      let next = index + 1 < changes.count ? changes[index + 1].old.lowerBound : old.count
      changes[index] = movedToABetterPlace(changes[index], free: (above, next - end))
    }
  }

  private static func changes(from old: [String], to new: [String]) -> [Change] {
    let expected = old.map { ExpectedLine(text: $0, line: 0) }
    let lines = LineDifference(expected: expected, printed: new).lines
    var (changes, i, j): ([Change], Int, Int) = ([], 0, 0)
    // Where the change begins that is not over.
    var start: (Int, Int)?
    for line in lines {
      if case .same = line {
        if let start { changes.append(Change(old: start.0..<i, new: start.1..<j)) }
        start = nil
      } else {
        start = start ?? (i, j)
      }
      if case .unexpected = line {} else { i += 1 }
      if case .missing = line {} else { j += 1 }
    }
    if let start { changes.append(Change(old: start.0..<i, new: start.1..<j)) }
    return changes
  }

  /// Where a block may as well lie a few lines above or below, it begins with what is indented least.
  ///
  /// - Parameter free: How many lines above it and below it are the same in both texts.
  private func movedToABetterPlace(_ change: Change, free: (above: Int, below: Int)) -> Change {
    guard change.old.isEmpty != change.new.isEmpty else { return change }
    let lines = change.old.isEmpty ? new : old
    let block = change.old.isEmpty ? change.new : change.old
    let above = (1...max(free.above, 1)).prefix { shift in
      shift <= free.above && lines[block.lowerBound - shift] == lines[block.upperBound - shift]
    }
    let below = (1...max(free.below, 1)).prefix { shift in
      shift <= free.below
        && lines[block.lowerBound + shift - 1] == lines[block.upperBound + shift - 1]
    }
    let cost = { (shift: Int) -> Int in
      let first = lines[block.lowerBound + shift].drop { $0 == " " }
      guard let sign = first.first else { return 50 }
      let indentation = lines[block.lowerBound + shift].count - first.count
      return indentation + (")}]".contains(sign) ? 100 : 0)
    }
    let shifts = [0] + above.map { -$0 } + below
    return change.moved(by: shifts.min { (cost($0), abs($0)) < (cost($1), abs($1)) } ?? 0)
  }

  // MARK: Hunks

  /// The grouping of the changes that takes the fewest lines.
  var hunks: [Edit.Hunk] {
    var best: [(cost: Int, hunks: [Edit.Hunk])] = [(0, [])]
    for end in 1...changes.count {
      var choices: [(cost: Int, hunks: [Edit.Hunk])] = []
      for start in 0..<end {
        guard let lines = lines(of: Array(changes[start..<end])) else { continue }
        let (cost, hunks) = best[start]
        choices.append((cost + lines.count + 1, hunks + [Edit.Hunk(line: 1, lines: lines)]))
      }
      best.append(choices.min { $0.cost < $1.cost } ?? (1 << 20, []))
    }
    let hunks = best[changes.count].hunks
    // Where no place is there once, the whole text is.
    let whole = takenOut(old.indices) + putIn(new.indices)
    return hunks.isEmpty ? [Edit.Hunk(line: 1, lines: whole)] : hunks
  }

  /// The shortest hunk that makes these changes and no others.
  private func lines(of changes: [Change]) -> [Edit.Line]? {
    guard let first = changes.first, let last = changes.last else { return nil }
    let whole = Change(
      old: first.old.lowerBound..<last.old.upperBound,
      new: first.new.lowerBound..<last.new.upperBound)
    let ways = [interleaved(changes), takenOut(whole.old) + putIn(whole.new)]
    let goal = old[..<whole.old.lowerBound] + new[whole.new] + old[whole.old.upperBound...]
    for room in 0...8 {
      for above in (0...room).reversed() {
        let found = ways.compactMap { way -> [Edit.Line]? in
          guard
            let before = context(whole.old.lowerBound - above..<whole.old.lowerBound),
            let after = context(whole.old.upperBound..<whole.old.upperBound + room - above)
          else { return nil }
          let lines = before + way + after
          return shortened(lines, reaching: goal) ?? (makes(goal, lines) ? lines : nil)
        }
        if let best = found.min(by: { $0.count < $1.count }) { return best }
      }
    }
    return nil
  }

  private func interleaved(_ changes: [Change]) -> [Edit.Line] {
    var lines: [Edit.Line] = []
    for (index, change) in changes.enumerated() {
      if index > 0 { lines += kept(changes[index - 1].old.upperBound..<change.old.lowerBound) }
      lines += takenOut(change.old) + putIn(change.new)
    }
    return lines
  }

  private func context(_ range: Range<Int>) -> [Edit.Line]? {
    guard range.lowerBound >= 0, range.upperBound <= old.count else { return nil }
    if let first = range.first, old[first].isEmpty { return nil }
    if let last = range.last, old[last].isEmpty { return nil }
    return kept(range)
  }

  /// An empty line would end the hunk, so it is taken out and put in again.
  private func kept(_ range: Range<Int>) -> [Edit.Line] {
    old[range].flatMap { $0.isEmpty ? [.takenOut(""), .putIn("")] : [.kept($0)] }
  }

  private func takenOut(_ range: Range<Int>) -> [Edit.Line] { old[range].map { .takenOut($0) } }
  private func putIn(_ range: Range<Int>) -> [Edit.Line] { new[range].map { .putIn($0) } }

  /// The same with `-…` for the middle of long runs; nil where that is another change.
  private func shortened(
    _ lines: [Edit.Line], reaching goal: ArraySlice<String>
  ) -> [Edit.Line]? {
    var short: [Edit.Line] = []
    var run: [Edit.Line] = []
    for line in lines + [.putIn("")] {
      if case .takenOut = line {
        run.append(line)
        continue
      }
      short += run.count < 5 ? run : [run[0], .takenOutBetween, run[run.count - 1]]
      run = []
      short.append(line)
    }
    short.removeLast()
    return short.count < lines.count && makes(goal, short) ? short : nil
  }

  private func makes(_ goal: ArraySlice<String>, _ lines: [Edit.Line]) -> Bool {
    guard lines.contains(where: \.isFound) else { return false }
    let edit = Edit(
      name: "a", file: "", line: 1, remarks: [:], hunks: [Edit.Hunk(line: 1, lines: lines)])
    // try?: a hunk that is not found is none to choose.
    return (try? edit.applied(to: old.joined(separator: "\n"))) == goal.joined(separator: "\n")
  }
}

extension EditMaker.Change {
  fileprivate func moved(by shift: Int) -> Self {
    let move = { (range: Range<Int>) in range.lowerBound + shift..<range.upperBound + shift }
    return Self(old: move(old), new: move(new))
  }
}

extension Edit.Line {
  fileprivate var isFound: Bool {
    switch self {
    case .kept, .takenOut: true
    case .takenOutBetween, .putIn: false
    }
  }
}
