/// What a reader expects a cell to print.
struct Prediction {
  let question: Question
  let answer: [String]

  func verdict(printed: [String]) -> Verdict {
    Verdict(isRight: question.accepts(answer, printed: printed), difference: nil)
  }
}

struct Verdict: Equatable {
  let isRight: Bool
  let difference: String?
}
