extension Question {
  func accepts(_ answer: [String], printed: [String]) -> Bool {
    answer == part.lines(of: printed)
  }

  /// What is wrong with the choices, given what the run printed.
  func problem(printed: [String]) -> String? { nil }
}
