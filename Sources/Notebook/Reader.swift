import Console
import Page
import PlainText

/// What a reader wants after a cell.
enum ReaderWish: Equatable {
  case goOn
  /// To guess what the next cell prints, though the page does not ask.
  case predict
  case edit
  case undo
  case run
  case back
  case jump(Int)
}

/// The one who reads at the terminal: asked after each cell, and before a cell with a question.
final class Reader {
  private let terminal: Terminal
  /// Whether the page waits for answers.
  private(set) var isAsked: Bool
  private(set) var hasQuit = false

  init(terminal: Terminal, isAsked: Bool) {
    self.terminal = terminal
    self.isAsked = isAsked
  }

  /// Waits at a cell or a challenge; what means nothing is asked again.
  func pause(_ place: ReadersPlace?, _ renderer: PageRenderer) -> ReaderWish {
    let isChallenge = place?.challenge != nil
    while isAsked {
      let answer = ask(
        "Return: go on · e: \(isChallenge ? "try it" : "change this cell") · ?: all keys", renderer)
      let words = (answer ?? "").lowercased().split(separator: " ")
      switch (words.first, words.count) {
      case (nil, _):
        if answer == nil { isAsked = false }
        return .goOn
      case ("p", 1): return .predict
      case ("e", 1): return .edit
      case ("u", 1): return .undo
      case ("r", 1): return .run
      case ("b", 1): return .back
      case ("a", 1), ("q", 1):
        obey(String(words[0]))
        return .goOn
      case ("j", 2) where Int(words[1]) != nil: return .jump(Int(words[1]) ?? 1)
      case ("?", 1): terminal.write(Self.keys)
      default: refuse(answer ?? "", renderer)
      }
    }
    return .goOn
  }

  /// Waits in the middle of a step that the window cannot hold.
  func more(_ renderer: PageRenderer) {
    while isAsked {
      let answer = ask("Return: more · a: run all · q: quit", renderer)
      switch answer?.trimmingSpaces().lowercased() {
      case nil, "a", "q": return obey(answer?.trimmingSpaces())
      case "": return
      default: refuse(answer ?? "", renderer)
      }
    }
  }

  private func refuse(_ answer: String, _ renderer: PageRenderer) {
    let shown = answer.trimmingSpaces().prefix(20).withVisibleControls
    terminal.write(renderer.note("“\(shown)” is no key here; ? lists the keys."))
  }

  private static let keys = """
      Return  go on
      p       predict what the next cell prints
      e       change this cell, or try this challenge: your editor opens a copy,
              which runs at its end
      r       run it again, as you have it
      u       undo your change: it is the page's again
      b       back to the cell before
      j N     jump to cell N
      a       run all the rest, and do not wait
      q       quit; the page remembers where you were


    """

  /// Asks whether to go on at the cell where the reader stopped the last time.
  func goesOn(at cell: CellSource, of count: Int, _ renderer: PageRenderer) -> Bool {
    let place = "You stopped before cell \(cell.number) of \(count), \(cell.title)."
    let answer = ask(
      "\(place)\nReturn: go on there · s: from the start · q: quit", renderer)
    let command = answer?.trimmingSpaces()
    obey(command)
    return command?.isEmpty == true
  }

  /// Asks for a prediction; nil if the reader gives none.
  func predict(_ question: Question, _ renderer: PageRenderer) -> Prediction? {
    guard isAsked else { return nil }
    var text = "your prediction (Return to skip · a: run all · q: quit)"
    var takesCommands = true
    while true {
      guard let answer = ask(text, renderer)?.trimmingSpaces() else {
        obey(nil)
        return nil
      }
      if answer.isEmpty { return nil }
      if takesCommands, explains(answer, renderer) { continue }
      if takesCommands, answer == "p" {
        takesCommands = false
        text = "your prediction (Return to skip)"
      } else if takesCommands, answer == "a" || answer == "q" {
        obey(answer)
        return nil
      } else if case .choice(let choices, _) = question.answer {
        if let number = Int(answer), 1...choices.count ~= number { return given(.choice(number)) }
        text = "a number from 1 to \(choices.count) (Return to skip)"
      } else {
        let isWhole = question.part == .output
        let further = isWhole ? furtherLines(renderer, takesCommands: takesCommands) : []
        return hasQuit ? nil : given(.lines([answer] + further))
      }
    }
  }

  /// Says what a key does that is no prediction; false if the answer may be one.
  private func explains(_ answer: String, _ renderer: PageRenderer) -> Bool {
    if answer == "?" {
      terminal.write(Self.predictionKeys)
    } else if answer.wholeMatch(of: /[eurb]|j +\d+/) != nil {
      terminal.write(
        renderer.note("“\(answer)” is a key after a cell. To predict “\(answer)”, type p first."))
    } else {
      return false
    }
    return true
  }

  private static let predictionKeys = """
      Return  skip it, and see what the cell prints
      p       take what comes next for a prediction, also where it is a key
      a       run all the rest, and do not wait
      q       quit; the page remembers where you were
              The cell is yours once it has run: e changes it then.


    """

  /// Leaves a blank line between what the reader typed and what the cell prints.
  private func given(_ prediction: Prediction) -> Prediction {
    terminal.write("\n")
    return prediction
  }

  private func furtherLines(_ renderer: PageRenderer, takesCommands: Bool) -> [String] {
    let text = "the next line (Return to run\(takesCommands ? " · q: quit" : ""))"
    var lines: [String] = []
    while let line = ask(text, renderer), !line.isBlank {
      if takesCommands, line.trimmingSpaces() == "?" {
        terminal.write(Self.predictionKeys)
        continue
      }
      if takesCommands, line.trimmingSpaces() == "q" {
        obey("q")
        break
      }
      lines.append(line)
    }
    return lines
  }

  private func obey(_ command: String?) {
    switch command?.lowercased() {
    case nil, "a": isAsked = false
    case "q": hasQuit = true
    default: break
    }
  }

  /// Asks; a prompt that was answered with nothing leaves no trace.
  private func ask(_ text: String, _ renderer: PageRenderer) -> String? {
    let answer = terminal.ask(renderer.prompt(text))
    switch answer {
    case nil: terminal.write("\n")
    case "": terminal.write(renderer.erasure(ofPrompt: text))
    default: break
    }
    return answer
  }
}
