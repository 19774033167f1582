/// A prediction beside a run, in words that spaces, commas and case do not trouble.
package struct Comparison {
  private let predicted: [String]
  private let printed: [String]
  private let isByWord: Bool
  private let isOfOneLine: Bool

  /// Of one line there is no first line to differ at.
  package init(predicted: [String], printed: [String], isOfOneLine: Bool = false) {
    self.isOfOneLine = isOfOneLine
    let hasCommas = printed.contains { $0.contains(",") }
    let plain = predicted.map { hasCommas ? $0 : $0.replacing(",", with: " ") }
    let answer = plain.map(Self.tidied).filter { !$0.isEmpty }
    let key = printed.map(Self.tidied).filter { !$0.isEmpty }
    let saysNothing = answer.count == 1 && answer[0].lowercased() == "nothing"
    // Whoever writes all lines into one means the words.
    isByWord = answer.count == 1 && key.count > 1 && !saysNothing
    self.printed = isByWord ? Self.words(key) : key
    if saysNothing, key.isEmpty {
      self.predicted = []
    } else {
      self.predicted = isByWord ? Self.words(answer[0], like: self.printed) : answer
    }
  }

  package var verdict: PredictionVerdict {
    for index in 0..<max(predicted.count, printed.count) {
      let mine = index < predicted.count ? predicted[index] : nil
      let run = index < printed.count ? printed[index] : nil
      if mine?.lowercased() != run?.lowercased() {
        return .wrong(
          FirstDifference(
            position: isOfOneLine ? nil : index + 1, isWord: isByWord, predicted: mine,
            printed: run))
      }
    }
    return .right
  }

  private static func tidied(_ line: String) -> String {
    line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The words of a line; where the run prints single letters, `AB1` is `A B 1`.
  private static func words(_ line: String, like printed: [String]) -> [String] {
    let words = Self.words([line])
    let areLetters = words.count == 1 && printed.allSatisfy { $0.count == 1 }
    return areLetters ? words[0].map(String.init) : words
  }

  private static func words(_ lines: [String]) -> [String] {
    lines.flatMap { $0.split(separator: " ").map(String.init) }
  }
}
