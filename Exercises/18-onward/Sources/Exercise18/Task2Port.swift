import ReactiveCore

/// Task 2: port one pipeline to async/await.
///
///     lines    "hello"  ""  "hello"  "you"  "bye"     into German, with a limit of 2
///     result   "hallo"               "du"
///
/// Rewrite `translationSignal`, in Given/TranslationPipeline.swift, with `for try await`.
///
/// - Empty lines are dropped first, and then lines that equal the previous line.
/// - Each line is translated before the next is read.
/// - A line whose translation fails is shown in parentheses.
/// - At most `limit` lines are translated, and no further lines are read.
/// - An error from `lines` is thrown.
///
/// Page: 18-onward, "A loop over a signal", "One answer is a function"
func translations(
  of lines: some AsyncSequence<String, any Error>, limit: Int,
  translate: (String) async throws -> String
) async throws -> [String] {
  []
}
