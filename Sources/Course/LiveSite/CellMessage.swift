import PlainText

/// What is sent to a browser of a run, a line each.
enum CellMessage {
  case note(String)
  case kept(String)
  case text(String)
  case html(String)
  case end(How, String)

  enum How: String { case ended, met, missed, threw, refused, stopped }

  var json: String {
    let words =
      switch self {
      case .note(let text): ["kind": "note", "text": text]
      case .kept(let text): ["kind": "kept", "text": text]
      case .text(let text): ["kind": "text", "text": text]
      case .html(let html): ["kind": "html", "text": html]
      case .end(let how, let text): ["kind": "end", "how": how.rawValue, "text": text]
      }
    return words.json + "\n"
  }
}
