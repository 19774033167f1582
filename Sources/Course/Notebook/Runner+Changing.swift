import Terminal
import Foundation
import Pages

/// A cell or a challenge that the reader can edit.
struct EditablePart {
  let name: String
  /// The cell that the reader's version replaces.
  let cell: CellSource
  let copy: ReadersCopy
  let challenge: Challenge?

  init(_ cell: CellSource, called name: String, in changes: ChangedCells) {
    self.name = name
    self.cell = cell
    copy = changes.copy(of: cell)
    challenge = nil
  }

  init(_ challenge: Challenge, in changes: ChangedCells) {
    name = "Your turn: \(challenge.title)"
    cell = challenge.start
    copy = changes.copy(of: challenge)
    self.challenge = challenge
  }

  fileprivate var unchanged: String { challenge == nil ? "the page's" : "the start" }
}

extension Runner {
  func change(_ place: EditablePart?, _ change: (EditablePart) throws -> Void) {
    guard let place else {
      return showNote("The page's file is missing, so nothing can be changed.")
    }
    do { try change(place) } catch {
      showNote("Your copy cannot be read: \(error.localizedDescription)")
    }
  }

  func edit(_ place: EditablePart) throws {
    let file: URL
    let wasChanged = try place.copy.text != nil
    do {
      file = try place.copy.create()
    } catch {
      return showNote("Your copy cannot be written: \(error.localizedDescription)")
    }
    let before = try place.copy.text
    showNote(Editor.exitInstructions())
    switch context.tools.edit(file) {
    case .closed: break
    case .failed:
      return showNote("Your editor failed, so nothing ran. Type r to run your copy.")
    case .missing:
      return showNote(
        "No editor was found. Set EDITOR, or change \(file.path) yourself and type r.")
    }
    do {
      if try place.copy.endIfUnchanged() {
        return showNote(wasChanged ? "Your change is undone." : "Nothing has changed.")
      }
    } catch {
      return showNote("Your copy cannot be removed: \(error.localizedDescription)")
    }
    if try place.copy.text == before {
      showNote("The file hasn't changed. If your editor is still open, save there and type r.")
    }
    try run(place)
  }

  func undo(_ place: EditablePart) throws {
    guard try place.copy.text != nil else { return showNote("You haven't changed anything here.") }
    do {
      let kept = try place.copy.undo().map { " Your version is kept in \($0.path)" } ?? ""
      showNote("Your change is undone.\(kept)")
    } catch {
      showNote("Your copy cannot be removed: \(error.localizedDescription)")
    }
  }

  func run(_ place: EditablePart) throws {
    let text = try place.copy.text
    let isChanged = text != nil
    if place.challenge?.startsEmpty == true, !isChanged {
      return showNote("There is nothing to run yet. Type e to open an empty cell.")
    }
    let file = isChanged ? place.copy.file : nil
    var display = RunDisplay(renderer, write: terminal.write)
    terminal.write(renderer.title("\(place.name), \(file == nil ? place.unchanged : "yours")"))
    context.tools.run(place.cell.number, file) { display.show($0) }
    display.finish()
    position.drawing = display.drawing
    if let challenge = place.challenge {
      guard display.hasEnded else { return }
      check(challenge, printed: display.printed)
      guard let text else { return }
      explain(context.nearMisses.reason(of: challenge, text: text, printing: display.printed))
    } else if let text, let page {
      if !display.printed.isEmpty {
        let difference = LineDifference(expected: place.cell.expected, printed: display.printed)
        terminal.write(renderer.comparison(difference))
      }
      guard display.hasEnded else { return }
      explain(
        context.nearMisses.reason(of: place.cell, on: page, text: text, printing: display.printed))
    }
  }

  private func check(_ challenge: Challenge, printed: [String]) {
    let difference = challenge.difference(from: printed)
    if difference.isEmpty { context.notes.recordMet(challenge) }
    terminal.write(renderer.challengeVerdict(difference))
  }

  private func explain(_ reason: String?) {
    if let reason { terminal.write(renderer.prose("Perhaps: \(reason)")) }
  }
}
