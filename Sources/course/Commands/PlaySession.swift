import Console
import Forms
import Foundation
import Page
import PlainText

/// A person who edits a cell and runs it, again and again.
struct PlaySession {
  let title: String
  let copy: ReadersCopy
  let terminal: Terminal
  /// Opens a file, and returns when the editor ends.
  let edit: (String) -> Editor.End
  /// Runs a text in a cell's place.
  let run: (String, (CellRecord) -> Void) throws -> Void

  func start() throws {
    terminal.write(renderer.title(title))
    // try?: a copy that stays though nothing is changed is no harm.
    defer { _ = try? copy.endIfUnchanged() }
    try change()
    while true {
      let prompt = renderer.prompt("Return: edit · r: run again · u: start over · q: quit")
      guard let answer = terminal.ask(prompt)?.trimmingSpaces() else { return terminal.say() }
      switch answer.lowercased() {
      case "", "e": try change()
      case "r": try runText()
      case "u":
        let kept = try copy.undo().map { " Yours is kept in \($0.path)" } ?? ""
        say(
          (copy.start.isEmpty ? "The cell is empty again." : "The cell is the demo again.") + kept)
      case "q": return
      case "?": terminal.write(PlaySession.keys)
      default:
        say("“\(answer.prefix(20).withVisibleControls)” is no key here. ? lists the keys.")
      }
    }
  }

  private static let keys = """
      Return  change the cell; so does e
      r       run it again, as you have it
      u       start over; yours is kept in a backup
      q       quit; yours stays here for the next time


    """

  private func change() throws {
    let file = try copy.begin()
    say(Editor.parting())
    switch edit(file.path) {
    case .closed: try runText()
    case .failed:
      say("Your editor says that it failed, so nothing ran. r runs what is in \(file.path).")
    case .missing:
      say("No editor was found. Set EDITOR, or change \(file.path) yourself and type r.")
    }
  }

  private func runText() throws {
    let text = try copy.text ?? copy.start
    guard !text.isBlank else { return say("The cell is empty.") }
    var display = RunDisplay(renderer, write: terminal.write)
    terminal.write("\n")
    try run(text) { display.show($0) }
    display.finish()
  }

  private func say(_ sentence: String) { terminal.write(renderer.note(sentence)) }

  private var renderer: PageRenderer {
    PageRenderer(
      width: min(max(terminal.width, 20), 100), hasColour: terminal.hasColour, isPlain: false)
  }
}
