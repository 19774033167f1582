import Marbles

/// A parser for one line of an experiment.
struct LineReader {
  let characters: [Character]
  let number: Int

  func read() throws(ExperimentError) -> Experiment.Line {
    let words = words(from: 0)
    guard let first = words.first else { return .blank }
    if let setting = try setting(words) { return .setting(setting) }
    if first.text == "subscribe" || first.text == "connect" {
      guard 2...4 ~= words.count else {
        throw error("Write \(first.text), a name, and the seconds at which it starts and ends.", 0)
      }
      let start = try words.count > 2 ? seconds(words[2]) : .zero
      let end = try words.count > 3 ? seconds(words[3]) : nil
      return first.text == "subscribe"
        ? .subscribe(name: words[1].text, at: start, until: end)
        : .connect(name: words[1].text, at: start, until: end)
    }
    guard let colon = characters.firstIndex(of: ":") else {
      throw error("Write a name and a colon first: letters: cold --A--|", 0)
    }
    let rest = self.words(from: colon + 1)
    guard let operation = rest.first else {
      throw error("Write an operator after the colon, such as merge.", colon)
    }
    let parts = operation.text.split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let isSource = Experiment.Source(rawValue: operation.text) != nil
    return .signal(
      Experiment.Definition(
        name: String(characters[..<colon]), operation: parts.first.map { String($0) } ?? "",
        words: isSource ? [marbles(after: operation)] : Array(rest.dropFirst()),
        calls: parts.count < 2 ? nil : parts[1].split(separator: ",").map { String($0) }))
  }

  private func setting(_ words: [Experiment.Word]) throws(ExperimentError) -> Experiment.Setting? {
    switch words[0].text {
    case "axis":
      switch words.dropFirst().map(\.text) {
      case ["steps"]: return .axis(.steps)
      case ["even"]: return .axis(.evenSeconds)
      default: throw error("Write axis steps or axis even, or remove the line to count seconds.", 0)
      }
    case "frame":
      guard words.count == 2 else { throw error("Write frame and its seconds: frame 0.5", 0) }
      let frame = try seconds(words[1])
      if frame == .zero {
        throw error("A frame has to be longer than zero.", words[1].position)
      }
      return .frame(frame)
    case "until":
      guard words.count == 2 else { throw error("Write until and the seconds: until 8", 0) }
      return .until(try seconds(words[1]))
    default: return nil
    }
  }

  /// Returns the rest of the line, because spaces in marble text may have a meaning.
  private func marbles(after word: Experiment.Word) -> Experiment.Word {
    var start = word.position + word.text.count
    while start < characters.count, characters[start] == " " { start += 1 }
    return Experiment.Word(text: String(characters[start...]), position: start)
  }

  private func words(from start: Int) -> [Experiment.Word] {
    var words: [Experiment.Word] = []
    var word = ""
    for index in start...characters.count {
      if index < characters.count, characters[index] != " " {
        word.append(characters[index])
      } else if !word.isEmpty {
        words.append(Experiment.Word(text: word, position: index - word.count))
        word = ""
      }
    }
    return words
  }

  private func seconds(_ word: Experiment.Word) throws(ExperimentError) -> Duration {
    guard let seconds = Duration(seconds: word.text) else {
      throw error(
        "\(word.text) is not a number of seconds: write one such as 2 or 0.5.", word.position)
    }
    return seconds
  }

  private func error(_ message: String, _ position: Int) -> ExperimentError {
    ExperimentError(message: message, line: number, position: position)
  }
}

extension Duration {
  /// Parses `2` or `0.25`, with at most three decimals.
  init?(seconds text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard 1...2 ~= parts.count, parts[0].count <= 6, let whole = Int(parts[0]), whole >= 0 else {
      return nil
    }
    var milliseconds = 0
    if parts.count == 2 {
      guard 1...3 ~= parts[1].count, let fraction = Int(parts[1]), fraction >= 0 else { return nil }
      milliseconds = fraction
      for _ in parts[1].count..<3 { milliseconds *= 10 }
    }
    self = .milliseconds(whole * 1000 + milliseconds)
  }
}
