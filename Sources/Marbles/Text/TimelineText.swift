extension Timeline {
  /// The timeline as marble text, with frames of ``textFrame``.
  ///
  /// Parsing the text with that frame results in an equal timeline if the values and the error can
  /// be converted from their descriptions.
  public var marbleText: String {
    let frame = textFrame
    var text = ""
    var reached = Duration.zero
    for instant in instants {
      text += silence(of: instant.time - reached, in: frame)
      let next = instant.text(quoting: .words)
      if Symbol.Quoting.words.separates(text, next) { text += " " }
      text += next
      reached = instant.time + frame
    }
    if observed > reached { text += silence(of: observed - reached, in: frame) }
    return text.trimmingSpaces
  }

  /// The duration of one character of ``marbleText``.
  ///
  /// This is ``frame`` if every time is a multiple of it. Otherwise, it is the longest of 1 s,
  /// 0.1 s, 0.01 s, and so on of which every time is a multiple.
  public var textFrame: Duration {
    let times = instants.map(\.time) + [observed]
    return times.allSatisfy { $0.isMultiple(of: frame) } ? frame : .exactUnit(for: times)
  }

  private func silence(of duration: Duration, in frame: Duration) -> String {
    let frames = duration.count(of: frame)
    return frames <= 20 ? String(repeating: "-", count: frames) : " \(duration.inFigures)s "
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var rest = self[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
