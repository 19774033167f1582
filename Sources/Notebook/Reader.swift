import Console
import Page
import PlainText

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

  /// Waits between two cells.
  func pause(_ renderer: PageRenderer) {
    guard isAsked else { return }
    obey(ask("Return: go on · a: run all · q: quit", renderer)?.trimmingSpaces())
  }

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
      if takesCommands, answer == "p" {
        takesCommands = false
        text = "your prediction (Return to skip)"
      } else if takesCommands, answer == "a" || answer == "q" {
        obey(answer)
        return nil
      } else if case .choice(let choices) = question.answer {
        if let number = Int(answer), 1...choices.count ~= number { return given(.choice(number)) }
        text = "a number from 1 to \(choices.count) (Return to skip)"
      } else {
        let isWhole = question.part == .output
        let further = isWhole ? furtherLines(renderer, takesCommands: takesCommands) : []
        return hasQuit ? nil : given(.lines([answer] + further))
      }
    }
  }

  /// Leaves a blank line between what the reader typed and what the cell prints.
  private func given(_ prediction: Prediction) -> Prediction {
    terminal.write("\n")
    return prediction
  }

  private func furtherLines(_ renderer: PageRenderer, takesCommands: Bool) -> [String] {
    let text = "the next line (Return to run\(takesCommands ? " · q: quit" : ""))"
    var lines: [String] = []
    while let line = ask(text, renderer), !line.isBlank {
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
    terminal.write(renderer.prompt(text))
    let answer = terminal.readLine()
    switch answer {
    case nil: terminal.write("\n")
    case "": terminal.write(renderer.erasure(ofPrompt: text))
    default: break
    }
    return answer
  }
}
