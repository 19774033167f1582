import PlainText

extension String {
  /// The text as JSON.
  var json: String {
    var json = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\t": json += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + repeated("0", 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }

  /// The text as an array of its lines, as notebooks hold text: a line keeps its newline.
  var jsonLines: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.enumerated().compactMap { index, line in
      let isLast = index == lines.count - 1
      return isLast ? (line.isEmpty ? nil : String(line)) : line + "\n"
    }
    return "[" + kept.map(\.json).joined(separator: ",\n") + "]"
  }
}
