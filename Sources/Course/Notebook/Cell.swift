import Pages

/// Shows a cell of the page: its title, its own source, and what it prints while it runs.
///
/// The lines it prints are compared with its `//>` lines. A cell that throws differs from its page.
///
/// - Parameters:
///   - title: The cell's name, unlike any other on the page.
///   - question: What to ask before the cell runs. The right answer is what the run prints.
///   - body: The program. What it needs lives inside of it.
@MainActor
public func cell(
  _ title: String, predict question: Question? = nil,
  file: String = #filePath, line: Int = #line,
  _ body: @Sendable () throws -> Void
) {
  let page = Session.of(pageAt: file)
  let call = CellCall(title: title, question: question, path: file, line: line)
  guard page.begin(call) else { return }
  do {
    try body()
    page.end(throwing: nil)
  } catch {
    page.end(throwing: error)
  }
}

/// Shows a cell whose program awaits; the page writes `await cell("Title") { … }`.
///
/// - Parameters:
///   - title: The cell's name, unlike any other on the page.
///   - question: What to ask before the cell runs. The right answer is what the run prints.
///   - body: The program. What it needs lives inside of it.
@_disfavoredOverload  // A cell that does not await stays a plain cell on a page that awaits.
@MainActor
public func cell(
  _ title: String, predict question: Question? = nil,
  file: String = #filePath, line: Int = #line,
  _ body: @MainActor () async throws -> Void
) async {
  let page = Session.of(pageAt: file)
  let call = CellCall(title: title, question: question, path: file, line: line)
  guard page.begin(call) else { return }
  do {
    try await body()
    page.end(throwing: nil)
  } catch {
    page.end(throwing: error)
  }
}
