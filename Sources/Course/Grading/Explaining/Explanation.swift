import Exercises

/// The likely reason for a wrong answer, or other advice about it.
package struct Explanation: Equatable, Encodable {
  /// The idea alone, or `nil` if there is only advice.
  package let idea: String?
  /// The idea and its refutation.
  package let sentence: String
  /// A Boolean value that indicates whether the answer fails exactly like a known wrong answer.
  package let isCertain: Bool
  /// A Boolean value that indicates whether to ask “Is this what you think?” before the sentence.
  package let isQuestion: Bool
  /// The test that shows the mistake best, or `nil` for the first failing test.
  package let shownBy: String?

  init(_ wrong: WrongAnswer, isCertain: Bool) {
    let opening =
      wrong.isSlip
      ? "What your code \(isCertain ? "does" : "might do"): “\(wrong.idea)”"
      : "\(isCertain ? "" : "Perhaps: ")“\(wrong.idea)” That is a mistake."
    idea = wrong.idea
    sentence = "\(opening) \(wrong.refutation)"
    self.isCertain = isCertain
    isQuestion = isCertain && !wrong.isSlip
    shownBy = isCertain ? wrong.shownBy : nil
  }

  init(idea: String? = nil, advice: String) {
    (self.idea, sentence, isCertain, isQuestion, shownBy) = (idea, advice, true, false, nil)
  }

  /// Returns advice if an answer waits in real time and the solution doesn't.
  static func ofRealTime(in answer: String, solution: String) -> Explanation? {
    let scan = SourceScan(answer)
    let names = scan.mentionedNames.subtracting(scan.allDeclaredNames)
      .subtracting(SourceScan(solution).mentionedNames)
    guard !names.isDisjoint(with: waiting) else { return nil }
    return Explanation(
      idea: "The answer waits in real time.",
      advice: "In the tests, time passes only on `scheduler`, not on the real clock.")
  }

  private static let waiting: Set = [
    "Task", "sleep", "usleep", "nanosleep", "asyncAfter", "DispatchQueue", "DispatchSource",
    "Timer", "Thread", "RunLoop",
  ]
}
