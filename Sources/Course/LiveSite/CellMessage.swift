import PlainText

/// A message about a run, sent to the browser as a line of JSON.
enum CellMessage {
  case note(String)
  case backup(String)
  case text(String)
  case html(String)
  case end(Ending, String)

  enum Ending: String { case ended, met, missed, threw, refused, stopped }

  var json: String {
    let words =
      switch self {
      case .note(let text): ["kind": "note", "text": text]
      case .backup(let text): ["kind": "backup", "text": text]
      case .text(let text): ["kind": "text", "text": text]
      case .html(let html): ["kind": "html", "text": html]
      case .end(let ending, let text): ["kind": "end", "ending": ending.rawValue, "text": text]
      }
    return words.json + "\n"
  }
}
