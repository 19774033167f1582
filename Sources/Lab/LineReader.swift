import Marbles

/// A parser for one line of an experiment.
struct LineReader {
  let line: Substring

  func read() throws(ExperimentError) -> Experiment.Line {
    let words = words(of: line)
    guard let first = words.first else { return .blank }
    if let setting = try setting(words) { return .setting(setting) }
    if first == "subscribe" || first == "connect" {
      guard 2...4 ~= words.count else {
        throw ExperimentError(
          "Write “\(first)” and a name, optionally followed by a start and an end in seconds.")
      }
      let start = try words.count > 2 ? seconds(words[2]) : .zero
      let end = try words.count > 3 ? seconds(words[3]) : nil
      return first == "subscribe"
        ? .subscribe(name: words[1], at: start, until: end)
        : .connect(name: words[1], at: start, until: end)
    }
    guard let colon = line.firstIndex(of: ":") else {
      throw ExperimentError("Begin the line with a name and a colon, as in “letters: cold --A--|”.")
    }
    let rest = line[line.index(after: colon)...].drop { $0 == " " }
    let operation = rest.prefix { $0 != " " }
    guard !operation.isEmpty else {
      throw ExperimentError("Write an operator after the colon, such as “merge”.")
    }
    let arguments = rest.dropFirst(operation.count).drop { $0 == " " }
    let parts = operation.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let isSource = Experiment.Source(rawValue: String(operation)) != nil
    return .signal(
      Experiment.Definition(
        name: String(line[..<colon]), operation: String(parts[0]),
        // Marble text can contain spaces.
        arguments: isSource ? [String(arguments)] : self.words(of: arguments),
        calls: parts.count < 2 ? nil : parts[1].split(separator: ",").map { String($0) }))
  }

  private func setting(_ words: [String]) throws(ExperimentError) -> Experiment.Setting? {
    switch words[0] {
    case "axis":
      switch words.dropFirst() {
      case ["steps"]: return .axis(.steps)
      case ["even"]: return .axis(.evenSeconds)
      default:
        throw ExperimentError(
          "Write “axis steps” or “axis even”, or remove the line.")
      }
    case "frame":
      guard words.count == 2 else {
        throw ExperimentError("Write “frame” and a number of seconds, as in “frame 0.5”.")
      }
      let frame = try seconds(words[1])
      if frame == .zero { throw ExperimentError("A frame must be longer than zero.") }
      return .frame(frame)
    case "until":
      guard words.count == 2 else {
        throw ExperimentError("Write “until” and a number of seconds, as in “until 8”.")
      }
      return .until(try seconds(words[1]))
    default: return nil
    }
  }

  private func words(of text: Substring) -> [String] {
    text.split(separator: " ").map { String($0) }
  }

  private func seconds(_ word: String) throws(ExperimentError) -> Duration {
    guard let seconds = Duration(seconds: word) else {
      throw ExperimentError("“\(word)” is not a number of seconds, such as 2 or 0.5.")
    }
    return seconds
  }
}

extension Duration {
  /// Creates a duration from seconds such as `2` or `0.25`, with at most three decimals.
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
