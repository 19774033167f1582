import Console
import Foundation
import Page
import PlainText

/// What a page knows of its reader beyond the terminal: where they stopped, what they changed, and the
/// programs that it starts for them.
struct ReaderPlaces {
  let bookmark: Bookmark
  let changes: ChangedCells
  let tools: CellTools

  /// A page that remembers nothing.
  static let none = ReaderPlaces(
    bookmark: Bookmark(file: nil), changes: ChangedCells(folder: nil), tools: .none)

  /// Those of a page at `Chapters/NN-name/main.swift`.
  static func ofPage(at path: String) -> ReaderPlaces {
    ReaderPlaces(
      bookmark: Bookmark(ofPageAt: path), changes: ChangedCells(ofPageAt: path),
      tools: .ofPage(at: path))
  }
}

extension Runner {
  /// How the page goes on after the reader's answer.
  enum Way {
    case goOn
    /// The next cell is to be guessed.
    case predict
    /// The cells before this one are left out.
    case skipping(to: Int)
    case over
  }

  /// Shows a part of a step, as much at once as the window holds.
  func step(_ text: String) {
    window.show(text) { reader.more(renderer) }
  }

  /// Shows what stands before the next cell.
  func showBlocks() {
    guard let page else { return }
    while position.nextBlock < page.blocks.count {
      let block = page.blocks[position.nextBlock]
      position.nextBlock += 1
      switch block {
      case .prose(let text): step(form.prose(text, followsPrediction: followsPrediction))
      case .code(let code): step(form.code(code))
      case .challenge(let challenge): step(form.challenge(challenge))
      case .cell: return
      }
      followsPrediction = false
    }
  }

  /// Waits after a cell, and does what the reader wants with it.
  func pause() -> Way {
    while true {
      let wish = reader.pause(renderer)
      window.begin()
      switch wish {
      case .goOn: return .goOn
      case .predict: return .predict
      case .edit: edit()
      case .undo: undo()
      case .run: run()
      case .back: if let way = jump(to: (position.latest?.number ?? 1) - 1) { return way }
      case .jump(let number): if let way = jump(to: number) { return way }
      }
    }
  }

  /// The way to a cell; nil if there is none.
  private func jump(to number: Int) -> Way? {
    guard let page, let latest = position.latest else { return nil }
    let count = page.cells.count
    guard 1...count ~= number else {
      say(number < 1 ? "This is the first cell." : "This page has cells 1 to \(count).")
      return nil
    }
    guard number > latest.number else {
      // What a cell has done cannot be taken back: the program begins anew.
      places.tools.restart(number)
      state = .over(exitCode: 0)
      return .over
    }
    skip(to: number, in: page)
    position.latest = nil
    return .skipping(to: number)
  }

  /// Leaves out what stands before a cell.
  func skip(to number: Int, in page: Page) {
    position.firstCell = number
    guard number > 1 else { return }
    let before = page.blocks.firstIndex(of: .cell(page.cells[number - 2]))
    position.nextBlock = before.map { $0 + 1 } ?? 0
  }

  private func say(_ sentence: String) { terminal.write(renderer.note(sentence)) }
}

// MARK: - A cell that is the reader's

extension Runner {
  private var latestSource: CellSource? {
    guard let page, let number = position.latest?.number else { return nil }
    return page.cells.first { $0.number == number }
  }

  private func edit() {
    guard let cell = latestSource else { return say("The page's file is not here.") }
    let file: URL
    do {
      file = try places.changes.begin(cell)
    } catch {
      return say("Your copy cannot be written: \(error.localizedDescription)")
    }
    let before = places.changes.text(of: cell)
    guard places.tools.edit(file) else {
      return say(
        "No editor was found. Set EDITOR, or change \(file.path) yourself and type r.")
    }
    if places.changes.endIfUnchanged(cell) { return say("Nothing is changed.") }
    if places.changes.text(of: cell) == before {
      say("The file is as it was. If your editor is still open, save there and type r.")
    }
    run()
  }

  private func undo() {
    guard let cell = latestSource, places.changes.text(of: cell) != nil else {
      return say("You have not changed this cell.")
    }
    places.changes.undo(cell)
    say("The cell is the page's again.")
  }

  /// Runs the latest cell, as the reader has it.
  private func run() {
    guard let cell = latestSource, let part = position.latest else {
      return say("The page's file is not here.")
    }
    let text = places.changes.text(of: cell)
    let file = text == nil ? nil : places.changes.file(of: cell)
    let owner = file == nil ? "the page's" : "yours"
    var gutter = renderer.gutter
    var pieces: [OutputPiece] = []
    terminal.write(renderer.title("\(part.place), \(owner)"))
    places.tools.run(cell.number, file) { [self] record in
      switch record {
      case .began, .ended: break
      case .piece(let piece):
        pieces.append(piece)
        let shown = piece.shown(within: gutter?.room ?? 80)
        terminal.write(gutter?.marked(shown) ?? shown)
      case .threw(let error): say("✗ It threw: \(error)")
      case .skipped(let reason): say("Skipped: \(reason)")
      case .refused(let diagnostics): terminal.write(diagnostics + "\n\n")
      case .stopped(let sentence): say("✗ \(sentence)")
      }
    }
    if gutter?.isAtLineStart == false { terminal.write("\n") }
    let printed = outputLines(of: pieces.map(\.checked).joined())
    guard file != nil, !printed.isEmpty else { return terminal.write("\n") }
    let difference = LineDifference(expected: cell.expected, printed: printed)
    terminal.write("\n" + renderer.comparison(difference))
  }
}

// MARK: - Where the reader stopped

extension Runner {
  /// Whether a reader goes through the whole page, cell by cell.
  private var isReadThrough: Bool {
    terminal.isInteractive && !options.runsAll && options.cell == nil && options.format == .text
  }

  /// Asks a reader who stopped on the way whether to go on there.
  func offerToGoOn(_ page: Page) {
    guard isReadThrough, let title = places.bookmark.title,
      let cell = page.cells.first(where: { $0.title == title }), cell.number > 1,
      reader.goesOn(at: cell, of: page.cells.count, renderer)
    else { return }
    skip(to: cell.number, in: page)
  }

  /// Notes the cell that comes next.
  func remember(afterCell number: Int) {
    guard isReadThrough, let page, number < page.cells.count else { return }
    places.bookmark.note(page.cells[number].title)
  }

  /// A page that was read to its end has no place to go on.
  func forgetIfRead() {
    if isReadThrough, !reader.hasQuit { places.bookmark.remove() }
  }
}
