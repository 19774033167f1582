import Exercises

/// What a wrong answer probably comes from, for its author.
package struct Explanation: Equatable {
  /// The idea, for whoever counts them.
  package let idea: String
  /// The same with what is to be said about it.
  package let sentence: String
  /// Whether the answer fails just as the known wrong answer does.
  package let isCertain: Bool
  /// The test that shows it best; nil for the first that fails.
  package let shownBy: String?

  init(_ wrong: WrongAnswer, isCertain: Bool) {
    let (words, refutation) = wrong.belief
    idea = words
    let opening =
      wrong.isSlip
      ? "\(isCertain ? "Not" : "Perhaps not") as the task says: “\(words)”"
      : "\(isCertain ? "" : "Perhaps: ")“\(words)” That is a mistake."
    sentence = opening + (refutation.map { " \($0)" } ?? "")
    self.isCertain = isCertain
    shownBy = isCertain ? wrong.shownBy : nil
  }

  private init(idea: String, sentence: String) {
    (self.idea, self.sentence, isCertain, shownBy) = (idea, sentence, true, nil)
  }

  /// Of an answer that lets real time pass, where the course's own does not; nil of any other.
  static func ofRealTime(in answer: String, solution: String) -> Explanation? {
    let scan = SourceScan(answer)
    let names = scan.mentionedNames.subtracting(scan.allDeclaredNames)
      .subtracting(SourceScan(solution).mentionedNames)
    guard !names.isDisjoint(with: waiting) else { return nil }
    return Explanation(
      idea: "Real seconds pass in the tests.",
      sentence: "In the tests time moves only on `scheduler`; real seconds do not pass.")
  }

  private static let waiting: Set = [
    "Task", "sleep", "usleep", "nanosleep", "asyncAfter", "DispatchQueue", "DispatchSource",
    "Timer", "Thread", "RunLoop",
  ]
}
