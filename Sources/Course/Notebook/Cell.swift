import Pages

/// Runs a cell and shows its title, its source code, and its output on the page.
///
/// The page compares the output with the cell's `//>` lines.
///
/// - Parameters:
///   - title: A title that is unique on the page.
///   - question: A question to ask before the cell runs.
///   - body: The program, which must be self-contained.
@MainActor
public func cell(
  _ title: String, predict question: Question? = nil,
  file: String = #filePath, line: Int = #line,
  _ body: @Sendable () throws -> Void
) {
  let page = RunningPage.host(at: file)
  let call = CellCall(title: title, question: question, path: file, line: line)
  guard page.begin(call) else { return }
  do {
    try body()
    page.end(throwing: nil)
  } catch {
    page.end(throwing: error)
  }
}

/// Shows a cell with an asynchronous program, such as `await cell("Title") { … }`.
@_disfavoredOverload  // A cell without `await` uses the other overload.
@MainActor
public func cell(
  _ title: String, predict question: Question? = nil,
  file: String = #filePath, line: Int = #line,
  _ body: @MainActor () async throws -> Void
) async {
  let page = RunningPage.host(at: file)
  let call = CellCall(title: title, question: question, path: file, line: line)
  guard page.begin(call) else { return }
  do {
    try await body()
    page.end(throwing: nil)
  } catch {
    page.end(throwing: error)
  }
}
