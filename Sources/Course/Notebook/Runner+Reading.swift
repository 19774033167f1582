import Terminal
import Foundation
import Pages
import PlainText

/// The reader's saved state for a page, and the programs that the page can start.
struct ReaderContext {
  let notes: PageNotes
  let changes: ChangedCells
  var nearMisses = NearMisses(folder: nil)
  let tools: CellTools

  static let none = ReaderContext(
    notes: PageNotes(of: "", in: nil), changes: ChangedCells(folder: nil), tools: .none)

  static func ofPage(at path: String) -> ReaderContext {
    ReaderContext(
      notes: PageNotes(ofPageAt: path), changes: ChangedCells(ofPageAt: path),
      nearMisses: NearMisses(ofPageAt: path), tools: .ofPage(at: path))
  }
}

extension Runner {
  /// Shows a part of a step, pauses when the window is full, and returns whether to continue.
  func step(_ text: String, isOfCell: Bool = false) -> Bool {
    window.show(text) { more(isOfCell: isOfCell) }
  }

  func more(isOfCell: Bool) -> Bool {
    while true {
      let action = reader.more(renderer)
      window.reset()
      switch action {
      case .back: if back(isAtCell: isOfCell) { return false }
      case .jump(let number): if jump(to: number) { return false }
      default: return !reader.hasQuit
      }
    }
  }

  /// A Boolean value that indicates whether the reader jumped past the next cell.
  private var skipsNextCell: Bool { position.firstCell > position.cellCount }

  /// Shows the text before the next cell and returns whether to show that cell.
  func goToNextCell() -> Bool {
    if position.latest != nil, !pause(at: latestCell), skipsNextCell { return false }
    return showBlocks()
  }

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
        if reader.isAsked, context.notes.isMet(challenge) {
          showNote("You have already met this challenge.")
        }
        stays = pause(at: EditablePart(challenge, in: context.changes))
      case .why(let why): stays = ask(why)
      case .cell: return true
      }
      followsPrediction = false
      if !stays, !reader.hasQuit, skipsNextCell { return false }
    }
    return true
  }

  /// Asks whether to show a folded section, and returns `false` if the reader skips or leaves it.
  private func unfold(_ heading: String) -> Bool {
    while reader.isAsked {
      let action = reader.askToUnfold(heading, renderer)
      window.reset()
      switch action {
      case .back: if back(isAtCell: false) { return false }
      case .jump(let number): if jump(to: number) { return false }
      case .proceed where reader.isAsked && !reader.hasQuit:
        skipSection()
        return false
      default: return reader.hasQuit || step(form.text(of: .foldStart(heading)))
      }
    }
    return step(form.text(of: .foldStart(heading)))
  }

  private func skipSection() {
    guard let page, let end = page.blocks[position.nextBlock...].firstIndex(of: .foldEnd)
    else { return }
    for case .cell(let cell) in page.blocks[position.nextBlock..<end] {
      position.firstCell = cell.number + 1
      position.latest = nil
    }
    position.nextBlock = end + 1
  }

  private func ask(_ why: Why) -> Bool {
    guard reader.isAsked else { return step(form.text(of: .why(why))) }
    guard step(renderer.question(why.question)) else { return false }
    guard let answer = reader.predict(why.question, renderer) else { return true }
    window.reset()
    terminal.write(renderer.verdict(why.question.verdict(on: answer, printed: why.answer), on: why))
    return true
  }

  /// Prompts until the reader continues (`true`) or goes elsewhere (`false`).
  private func pause(at place: EditablePart?) -> Bool {
    while true {
      let hasReasons = position.drawing?.knowsReasons == true
      let action = reader.pause(place, hasReasons: hasReasons, renderer)
      window.reset()
      switch action {
      case .proceed, .fromTheStart, .show: return true
      case .edit: change(place, edit)
      case .undo: change(place, undo)
      case .run: change(place, run)
      case .why(let mark): explainDrawing(mark)
      case .back: if back(isAtCell: place?.challenge == nil) { return false }
      case .jump(let number): if jump(to: number) { return false }
      }
    }
  }

  private func explainDrawing(_ mark: String?) {
    guard let drawing = position.drawing else { return showNote("This cell has no drawing.") }
    guard drawing.knowsReasons else {
      return showNote("The causes of these marks weren't recorded.")
    }
    let sentences = drawing.spokenReasons(of: mark)
    if let mark, sentences.isEmpty {
      return showNote("No mark in the drawing is “\(mark)”.")
    }
    terminal.write(renderer.notes(sentences))
  }

  private var lastNumber: Int { position.latest?.number ?? position.firstCell - 1 }

  private var latestCell: EditablePart? {
    guard let page, let part = position.latest else { return nil }
    return page.cells.first { $0.number == part.number }
      .map { EditablePart($0, called: part.place, in: context.changes) }
  }

  /// Restarts the page at the previous cell or, if the reader is at text, at the cell above.
  ///
  /// Returns `false` if the page can't restart there.
  private func back(isAtCell: Bool) -> Bool {
    let number = lastNumber - (isAtCell ? 1 : 0)
    if number > 0 { return jump(to: number) }
    showNote(isAtCell ? "This is the first cell." : "This text is above the first cell.")
    return false
  }

  private func jump(to number: Int) -> Bool {
    guard let page else { return false }
    let count = page.cells.count
    guard 1...count ~= number else {
      showNote("This page has cells 1 to \(count).")
      return false
    }
    guard number > lastNumber else {
      // A cell's effects can't be undone, so the program restarts.
      context.tools.restart(number)
      showNote("The page cannot restart itself. Type q, and start it with --at \(number).")
      return false
    }
    skip(to: number, in: page, withItsText: false)
    position.latest = nil
    return true
  }

  /// Skips everything before a cell, including its introduction unless `withItsText` is true.
  func skip(to number: Int, in page: Page, withItsText: Bool) {
    position.firstCell = number
    let cells = page.blocks.indices.filter { index in
      if case .cell = page.blocks[index] { true } else { false }
    }
    let start = withItsText ? number > 1 ? cells[number - 2] + 1 : 0 : cells[number - 1]
    position.nextBlock = max(position.nextBlock, start)
  }

  func showNote(_ sentence: String) { terminal.write(renderer.note(sentence)) }
}

// MARK: - Where the reader stopped

extension Runner {
  /// A Boolean value that indicates whether the whole page is read interactively.
  private var isReadThrough: Bool {
    terminal.isInteractive && !options.runsAll && options.cell == nil && options.format == .text
  }

  func offerToContinue(_ page: Page) {
    guard isReadThrough, let title = context.notes.place,
      let cell = page.cells.first(where: { $0.title == title }), cell.number > 1
    else { return }
    while true {
      switch reader.askToResume(at: cell, of: page.cells.count, renderer) {
      case .fromTheStart: return
      case .back: return skip(to: cell.number - 1, in: page, withItsText: false)
      case .jump(let number): if jump(to: number) { return }
      default: return skip(to: cell.number, in: page, withItsText: true)
      }
    }
  }

  func recordPlace(afterCell number: Int) {
    guard isReadThrough, let page, number < page.cells.count else { return }
    context.notes.record(place: page.cells[number].title)
  }

  func recordIfRead() {
    guard isReadThrough, !reader.hasQuit else { return }
    context.notes.record(read: PageRead(right: outcome.score.right, of: outcome.score.all))
  }
}
