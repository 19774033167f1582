import ReactiveCore

/// Task 2: port one pipeline to async/await.
///
/// `translationSignal` in Given/ translates the lines of a chat. Write the same with `for try await`, and
/// without a signal.
///
/// - Empty lines are left out, and then lines that say what the line before has said.
/// - The lines are translated one after the other, `limit` of them at most. When that many are done, no
///   further line is read.
/// - A line whose translation fails is shown in brackets, and the next one follows.
/// - An error of the lines themselves is thrown.
///
///     lines    "hello"  ""  "hello"  "you"  "bye"     with a limit of 2
///     result   "hallo"               "du"
///
/// Page: 18-onward, "A loop over a signal", "One answer is a function"
func translations(
  of lines: some AsyncSequence<String, any Error>, limit: Int,
  translate: (String) async throws -> String
) async throws -> [String] {
  []
}
