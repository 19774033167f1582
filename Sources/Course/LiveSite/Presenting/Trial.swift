import Site
import Pages

/// A changed cell for the desk and the wall, with its output if the presenter runs it.
struct Trial: Encodable {
  /// The changed code, as HTML.
  let code: String
  var isRunning = false
  /// The output so far, as HTML.
  private(set) var output = ""
  /// A progress message during the run, and then an error or the difference from the page's output.
  private(set) var end = ""

  private static let maximumCharacters = 20_000

  private var printed = ""
  private var drawings = ""

  private enum CodingKeys: String, CodingKey { case code, isRunning, output, end }

  init(_ text: String) {
    code = HTMLCode.block(text, isSwift: true, label: "The changed cell")
  }

  /// Handles a message from the run and returns whether to update the display.
  mutating func handle(_ message: CellMessage) -> Bool {
    switch message {
    case .text(let text):
      if printed.count < Trial.maximumCharacters { printed += text }
      return false
    case .html(let html):
      flush()
      output += html
      drawings += html
      return false
    case .note(let text), .backup(let text):
      end = text
      return true
    case .end(let ending, let text):
      flush()
      // The difference already contains the printed lines.
      if ending == .ended, !text.isEmpty { output = drawings }
      (end, isRunning) = (text, false)
      return true
    }
  }

  /// Moves the printed text into `output`, as one block.
  private mutating func flush() {
    guard !printed.isEmpty else { return }
    output += HTMLOutput(title: "the changed cell").html([.text(printed)])
    printed = ""
  }
}
