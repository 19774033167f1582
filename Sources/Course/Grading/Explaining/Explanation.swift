import Exercises

/// The likely reason for a wrong answer, or other advice about it.
package struct Explanation: Equatable, Encodable {
  /// The idea alone; nil for advice.
  package let idea: String?
  /// The idea and its refutation.
  package let sentence: String
  /// A Boolean value that indicates whether the answer fails exactly as a known wrong answer does.
  package let isCertain: Bool
  /// A Boolean value that indicates whether learners are asked if they think so.
  package let isQuestion: Bool
  /// The test that shows it best; nil for the first that fails.
  package let shownBy: String?

  init(_ wrong: WrongAnswer, isCertain: Bool) {
    let opening =
      wrong.isSlip
      ? "\(isCertain ? "Not" : "Perhaps not") as the task says: “\(wrong.idea)”"
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

  /// Of an answer that lets real time pass, where the course's own does not; nil of any other.
  static func ofRealTime(in answer: String, solution: String) -> Explanation? {
    let scan = SourceScan(answer)
    let names = scan.mentionedNames.subtracting(scan.allDeclaredNames)
      .subtracting(SourceScan(solution).mentionedNames)
    guard !names.isDisjoint(with: waiting) else { return nil }
    return Explanation(
      idea: "Real seconds pass in the tests.",
      advice: "In the tests time moves only on `scheduler`; real seconds do not pass.")
  }

  private static let waiting: Set = [
    "Task", "sleep", "usleep", "nanosleep", "asyncAfter", "DispatchQueue", "DispatchSource",
    "Timer", "Thread", "RunLoop",
  ]
}
