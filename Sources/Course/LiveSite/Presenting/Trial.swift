import Site
import Pages

/// A text that the room tries in the place of a cell's, and what came of it.
struct Trial: Encodable {
  /// What is tried, as HTML.
  let code: String
  var isRunning = false
  /// HTML.
  private(set) var output = ""
  /// How it ended if not by itself, or how what it printed differs from the page's.
  private(set) var end = ""

  /// More than a wall can show.
  private static let mostCharacters = 20_000

  private var printed = ""
  private var drawings = ""

  private enum CodingKeys: String, CodingKey { case code, isRunning, output, end }

  init(_ text: String) {
    code = HTMLCode.block(text, isSwift: true, label: "The changed cell")
  }

  /// Takes what a run says; true if there is something new to see.
  mutating func take(_ message: CellMessage) -> Bool {
    switch message {
    case .text(let text):
      if printed.count < Trial.mostCharacters { printed += text }
      return false
    case .html(let html):
      close()
      output += html
      drawings += html
      return false
    case .note(let text), .kept(let text):
      end = text
      return true
    case .end(let how, let text):
      close()
      // What differs from the page's holds all that was printed.
      if how == .ended, !text.isEmpty { output = drawings }
      (end, isRunning) = (text, false)
      return true
    }
  }

  /// Text that belongs together is one block.
  private mutating func close() {
    guard !printed.isEmpty else { return }
    output += HTMLOutput(title: "the changed cell").html([.text(printed)])
    printed = ""
  }
}
