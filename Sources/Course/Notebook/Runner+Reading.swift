import Terminal
import Foundation
import Pages
import PlainText

/// What a page knows of its reader beyond the terminal: where they stopped, what they changed, and the
/// programs that it starts for them.
struct ReaderPlaces {
  let notes: PageNotes
  let changes: ChangedCells
  var nearMisses = NearMisses(folder: nil)
  let tools: CellTools

  /// A page that remembers nothing.
  static let none = ReaderPlaces(
    notes: PageNotes(of: "", in: nil), changes: ChangedCells(folder: nil), tools: .none)

  /// Those of a page at `Chapters/NN-name/main.swift`.
  static func ofPage(at path: String) -> ReaderPlaces {
    ReaderPlaces(
      notes: PageNotes(ofPageAt: path), changes: ChangedCells(ofPageAt: path),
      nearMisses: NearMisses(ofPageAt: path), tools: .ofPage(at: path))
  }
}

extension Runner {
  /// Shows a part of a step, as much at once as the window holds; false if the reader left in the middle.
  func step(_ text: String, isOfCell: Bool = false) -> Bool {
    window.show(text) { more(isOfCell: isOfCell) }
  }

  /// Waits in the middle of a step, and says whether the reader stays.
  func more(isOfCell: Bool) -> Bool {
    while true {
      let action = reader.more(renderer)
      window.begin()
      switch action {
      case .back: if back(isAtCell: isOfCell) { return false }
      case .jump(let number): if jump(to: number) { return false }
      default: return !reader.hasQuit
      }
    }
  }

  /// Whether the reader has gone to a cell after the one that comes next.
  private var leavesNextCellOut: Bool { position.firstCell > position.cellCount }

  /// Lets the reader stay at the cell that was shown last, and shows what stands before the next one; false if that
  /// is left out.
  func goToNextCell() -> Bool {
    if position.latest != nil, !pause(at: latestCell), leavesNextCellOut { return false }
    return showBlocks()
  }

  /// Shows what stands before the next cell; at a challenge the reader may stay.
  private func showBlocks() -> Bool {
    guard let page else { return true }
    while position.nextBlock < page.blocks.count, !reader.hasQuit {
      let block = page.blocks[position.nextBlock]
      position.nextBlock += 1
      var stays = true
      switch block {
      case .prose(let text):
        let parts = PageRecord.Part.parts(ofProse: text, followsPrediction: followsPrediction)
        stays = parts.allSatisfy { part in
          if case .answers = part, reader.isAsked, !more(isOfCell: false) { return false }
          return step(form.text(of: part))
        }
      case .foldStart(let heading): stays = unfold(heading)
      case .foldEnd: terminal.write(form.text(of: .foldEnd))
      case .code(let code): stays = step(form.text(of: .code(code)))
      case .challenge(let challenge):
        stays = step(form.text(of: .challenge(challenge)))
        guard stays else { break }
        if reader.isAsked, places.notes.isMet(challenge) { say("You have met this one.") }
        stays = pause(at: ReadersPlace(challenge, in: places.changes))
      case .why(let why): stays = ask(why)
      case .cell: return true
      }
      followsPrediction = false
      if !stays, !reader.hasQuit, leavesNextCellOut { return false }
    }
    return true
  }

  /// Asks a reader whether to show a folded section; false if it is left out.
  private func unfold(_ heading: String) -> Bool {
    while reader.isAsked {
      let action = reader.unfolds(heading, renderer)
      window.begin()
      switch action {
      case .back: if back(isAtCell: false) { return false }
      case .jump(let number): if jump(to: number) { return false }
      case .goOn where reader.isAsked && !reader.hasQuit:
        skipSection()
        return false
      default: return reader.hasQuit || step(form.text(of: .foldStart(heading)))
      }
    }
    return step(form.text(of: .foldStart(heading)))
  }

  /// Goes to the end of the section that has begun.
  private func skipSection() {
    guard let page, let end = page.blocks[position.nextBlock...].firstIndex(of: .foldEnd)
    else { return }
    for case .cell(let cell) in page.blocks[position.nextBlock..<end] {
      position.firstCell = cell.number + 1
      position.latest = nil
    }
    position.nextBlock = end + 1
  }

  /// Asks a reader for a reason; to everybody else the answer is given with the question.
  private func ask(_ why: Why) -> Bool {
    guard reader.isAsked else { return step(form.text(of: .why(why))) }
    guard step(renderer.question(why.question)) else { return false }
    guard let answer = reader.predict(why.question, renderer) else { return true }
    window.begin()
    terminal.write(renderer.verdict(why.question.verdict(on: answer, printed: why.answer), on: why))
    return true
  }

  /// Waits at a cell or a challenge, and does what the reader wants with it; false if they go to another cell.
  private func pause(at place: ReadersPlace?) -> Bool {
    while true {
      let hasReasons = position.drawing?.knowsReasons == true
      let action = reader.pause(place, hasReasons: hasReasons, renderer)
      window.begin()
      switch action {
      case .goOn, .fromTheStart, .show: return true
      case .edit: change(place, edit)
      case .undo: change(place, undo)
      case .run: change(place, run)
      case .why(let mark): tellWhy(mark)
      case .back: if back(isAtCell: place?.challenge == nil) { return false }
      case .jump(let number): if jump(to: number) { return false }
      }
    }
  }

  /// Says why marks of what was drawn last came.
  private func tellWhy(_ mark: String?) {
    guard let drawing = position.drawing else { return say("Nothing is drawn here.") }
    guard drawing.knowsReasons else {
      return say("It is not recorded why the marks of this drawing came.")
    }
    let sentences = drawing.spokenReasons(of: mark)
    if let mark, sentences.isEmpty {
      return say("No mark of the drawing reads “\(mark)”.")
    }
    terminal.write(renderer.notes(sentences))
  }

  /// The number of the last cell that was shown or left out.
  private var lastNumber: Int { position.latest?.number ?? position.firstCell - 1 }

  private var latestCell: ReadersPlace? {
    guard let page, let part = position.latest else { return nil }
    return page.cells.first { $0.number == part.number }
      .map { ReadersPlace($0, called: part.place, in: places.changes) }
  }

  /// Goes to the cell before the one where the reader is, or before the text that follows it; false if there is none.
  private func back(isAtCell: Bool) -> Bool {
    let number = lastNumber - (isAtCell ? 1 : 0)
    if number > 0 { return jump(to: number) }
    say(isAtCell ? "This is the first cell." : "No cell stands before this text.")
    return false
  }

  /// Goes to a cell itself; false if there is none.
  private func jump(to number: Int) -> Bool {
    guard let page else { return false }
    let count = page.cells.count
    guard 1...count ~= number else {
      say("This page has cells 1 to \(count).")
      return false
    }
    guard number > lastNumber else {
      // What a cell has done cannot be taken back: the program begins anew.
      places.tools.restart(number)
      say("The page cannot begin anew. Leave it with q, and start it again with --at \(number).")
      return false
    }
    skip(to: number, in: page, withItsText: false)
    position.latest = nil
    return true
  }

  /// Leaves out what stands before a cell; what follows the cell before it is its text.
  func skip(to number: Int, in page: Page, withItsText: Bool) {
    position.firstCell = number
    let cells = page.blocks.indices.filter { index in
      if case .cell = page.blocks[index] { true } else { false }
    }
    let start = withItsText ? number > 1 ? cells[number - 2] + 1 : 0 : cells[number - 1]
    position.nextBlock = max(position.nextBlock, start)
  }

  func say(_ sentence: String) { terminal.write(renderer.note(sentence)) }
}

// MARK: - Where the reader stopped

extension Runner {
  /// Whether a reader goes through the whole page, cell by cell.
  private var isReadThrough: Bool {
    terminal.isInteractive && !options.runsAll && options.cell == nil && options.format == .text
  }

  /// Asks a reader who stopped on the way whether to go on there.
  func offerToGoOn(_ page: Page) {
    guard isReadThrough, let title = places.notes.place,
      let cell = page.cells.first(where: { $0.title == title }), cell.number > 1
    else { return }
    while true {
      switch reader.goesOn(at: cell, of: page.cells.count, renderer) {
      case .fromTheStart: return
      case .back: return skip(to: cell.number - 1, in: page, withItsText: false)
      case .jump(let number): if jump(to: number) { return }
      default: return skip(to: cell.number, in: page, withItsText: true)
      }
    }
  }

  /// Notes the cell that comes next.
  func remember(afterCell number: Int) {
    guard isReadThrough, let page, number < page.cells.count else { return }
    places.notes.note(place: page.cells[number].title)
  }

  /// A page that was read to its end has no place to go on.
  func forgetIfRead() {
    guard isReadThrough, !reader.hasQuit else { return }
    places.notes.note(read: PageRead(right: outcome.score.right, of: outcome.score.all))
  }
}
