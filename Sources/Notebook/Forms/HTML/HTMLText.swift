extension String {
  /// The text as HTML reads it, also inside of an attribute.
  var escapedForHTML: String {
    var html = ""
    for character in self {
      switch character {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      default: html.append(character)
      }
    }
    return html
  }
}
