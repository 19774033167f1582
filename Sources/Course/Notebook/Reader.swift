import Terminal
import Pages
import PlainText

enum ReaderAction: Equatable {
  case proceed
  case fromTheStart
  case edit
  case undo
  case run
  /// Explain the marks with this text, or all marks of the last row if the text is `nil`.
  case why(String?)
  case back
  case jump(Int)
  /// Show a folded section.
  case show
}

final class Reader {
  private let terminal: Terminal
  private(set) var isAsked: Bool
  private(set) var hasQuit = false

  init(terminal: Terminal, isAsked: Bool) {
    self.terminal = terminal
    self.isAsked = isAsked
  }

  /// Prompts at a cell or a challenge.
  ///
  /// - Parameter hasReasons: A Boolean value that indicates whether the last diagram contains the
  ///   causes of its marks.
  func pause(
    _ place: EditablePart?, hasReasons: Bool = false, _ renderer: PageRenderer
  ) -> ReaderAction {
    let change = place?.challenge == nil ? "change this cell" : "try it"
    let why = hasReasons ? " · w: explain the drawing" : ""
    let drawing = "  w       explain the drawing: w for its last row, w ca for each mark ca\n"
    let keys = Self.keys + (hasReasons ? drawing : "")
    return action("Return: continue · e: \(change)\(why) · ?: all keys", keys, renderer) {
      switch ($0, $1) {
      case ("e", ""): .edit
      case ("u", ""): .undo
      case ("r", ""): .run
      case ("w", let mark): .why(mark.isEmpty ? nil : mark)
      default: nil
      }
    }
  }

  func more(_ renderer: PageRenderer) -> ReaderAction {
    let keys = "  Return  more of this text\n"
    return action("Return: more · a: run all · q: quit · ?: all keys", keys, renderer)
  }

  /// Asks whether to continue at the cell where the reader stopped last time.
  func askToResume(at cell: CellSource, of count: Int, _ renderer: PageRenderer) -> ReaderAction {
    let place = "You stopped before cell \(cell.number) of \(count), \(cell.title)."
    let prompt = "\(place)\nReturn: continue there · s: from the start · q: quit · ?: all keys"
    let keys = "  Return  continue where you stopped\n  s       begin at the page's first line\n"
    let action = action(prompt, keys, renderer) {
      ($0, $1) == ("s", "") ? .fromTheStart : nil
    }
    // A reader who typed `a` wants to see everything, so start from the top.
    return isAsked || action != .proceed ? action : .fromTheStart
  }

  func askToUnfold(_ heading: String, _ renderer: PageRenderer) -> ReaderAction {
    let name = MarkdownParser.parse(heading).plainText
    let prompt = "\(name) · Return: skip this section · s: show it · ?: all keys"
    let keys = "  Return  skip this section\n  s       show it\n"
    return action(prompt, keys, renderer) { ($0, $1) == ("s", "") ? .show : nil }
  }

  /// Prompts until the answer is a valid key.
  ///
  /// - Parameter meaning: A closure that takes a key and the text after it, and returns the action,
  ///   or `nil` if this prompt has no such key.
  private func action(
    _ prompt: String, _ keys: String, _ renderer: PageRenderer,
    _ meaning: (Substring, String) -> ReaderAction? = { _, _ in nil }
  ) -> ReaderAction {
    while isAsked {
      let answer = ask(prompt, renderer) ?? ""
      let words = answer.lowercased().split(separator: " ")
      switch (words.first, words.count) {
      case (nil, _): return .proceed
      case ("a", 1), ("q", 1):
        perform(String(words[0]))
        return .proceed
      case ("b", 1): return .back
      case ("j", 2) where Int(words[1]) != nil: return .jump(Int(words[1]) ?? 1)
      case ("?", 1): terminal.write(keys + Self.keysEverywhere)
      case (let key?, _):
        let rest = answer.trimmingSpaces().dropFirst(key.count).trimmingSpaces()
        if let action = meaning(key, rest) { return action }
        refuse(answer, renderer)
      }
    }
    return .proceed
  }

  private func refuse(_ answer: String, _ renderer: PageRenderer) {
    let shown = answer.trimmingSpaces().prefix(20).withVisibleControls
    terminal.write(renderer.note("“\(shown)” is not a key here; type ? to see the keys."))
  }

  private static let keys = """
      Return  continue
      e       change this cell, or try this challenge: your editor opens a copy,
              which runs when you close the editor
      r       run your version again
      u       undo your change

    """

  private static let keysEverywhere = """
      b       back to the previous cell
      j N     jump to cell N
      a       run the rest without waiting
      q       quit; the page remembers where you were

    """

  /// Prompts for a choice and returns its number, or `nil` if the reader makes no prediction.
  func predict(_ question: Question, _ renderer: PageRenderer) -> Int? {
    guard isAsked else { return nil }
    var text = "your prediction (Return to skip · ?: all keys)"
    while true {
      guard let answer = ask(text, renderer)?.trimmingSpaces().lowercased(), !answer.isEmpty else {
        return nil
      }
      switch answer {
      case "a", "q":
        perform(answer)
        return nil
      case "?": terminal.write(Self.predictionKeys)
      default:
        if let number = Int(answer), (1...question.choices.count).contains(number) {
          terminal.write("\n")
          return number
        }
        text = "a number from 1 to \(question.choices.count) (Return to skip · ?: all keys)"
      }
    }
  }

  private static let predictionKeys = """
      Return  skip the question
      a       run the rest without waiting
      q       quit; the page remembers where you were
              After the cell has run, you can change it with e.

    """

  private func perform(_ command: String) {
    if command == "a" { isAsked = false } else { hasQuit = true }
  }

  /// Shows a prompt, erases it if the answer is empty, and returns the answer.
  private func ask(_ text: String, _ renderer: PageRenderer) -> String? {
    let answer = terminal.ask(renderer.prompt(text))
    switch answer {
    case nil:
      terminal.write("\n")
      hasQuit = true
    case "": terminal.write(renderer.erasure(ofPrompt: text))
    default: break
    }
    return answer
  }
}
