import XCTest

@testable import Exercise18

final class Task2PortTests: XCTestCase {
  func test_each_line_is_translated() async {
    await check(
      ["hello", "", "you", "there"], gives: ["HELLO", "YOU", "THERE"],
      "Each line that is not empty should be translated, in order.")
  }

  func test_a_line_that_equals_the_previous_one_is_dropped() async {
    await check(
      ["a", "a", "", "a", "b", "a"], gives: ["A", "B", "A"],
      "A line should be dropped if it equals the previous line that is not empty.")
  }

  func test_one_line_is_translated_after_the_other() async {
    let message = "A line should be read only after the previous line has been translated."
    let chat = Chat(["a", "b"])
    var log: [String] = []
    _ = await translated(chat, message) { line in
      log.append("begin \(line), \(chat.read.count) read")
      await Task.yield()
      log.append("end \(line)")
      return line
    }
    XCTAssertEqual(log, ["begin a, 1 read", "end a", "begin b, 2 read", "end b"], message)
  }

  func test_a_failed_line_is_shown_in_parentheses() async {
    await check(
      ["a", "fail", "b"], gives: ["A", "(fail)", "B"],
      "A line whose translation fails should be in parentheses, and the loop should continue.")
  }

  func test_a_failed_line_that_is_repeated_is_dropped() async {
    await check(
      ["fail", "fail", "a", "fail", "a"], gives: ["(fail)", "A", "(fail)", "A"],
      "A line should be dropped if it equals the previous one, even if the previous one failed.")
  }

  func test_at_most_limit_lines_are_translated() async {
    await check(
      ["", "a", "a", "fail", "b", "c"], limit: 3, gives: ["A", "(fail)", "B"],
      "The limit should count failed lines, but not dropped ones.")
  }

  func test_after_the_limit_no_further_line_is_read() async {
    for limit in [2, 0] {
      let message = "No line should be read beyond the limit of \(limit)."
      let chat = Chat(["a", "b", "c", "d"])
      _ = await translated(chat, limit: limit, message) { $0.uppercased() }
      XCTAssertEqual(chat.read, Array(["a", "b"].prefix(limit)), message)
    }
  }

  func test_an_error_of_the_lines_is_thrown() async {
    do {
      let result: [String] = try await translations(of: Chat(["a"], failing: true), limit: 9) { $0 }
      XCTFail("An error from `lines` should be thrown, but the result was \(result).")
    } catch {
      XCTAssertTrue(error is LinesFailure, "The error from `lines` should be thrown, not \(error).")
    }
  }

  private func check(
    _ lines: [String], limit: Int = 10, gives expected: [String], _ message: String,
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    let result = await translated(Chat(lines), limit: limit, message, file: file, line: line) {
      if $0 == "fail" { throw Failure() }
      return $0.uppercased()
    }
    if let result { XCTAssertEqual(result, expected, message, file: file, line: line) }
  }

  /// Returns the translations, or records a thrown error as a failure and returns `nil`.
  private func translated(
    _ chat: Chat, limit: Int = 10, _ message: String, file: StaticString = #filePath,
    line: UInt = #line, translate: (String) async throws -> String
  ) async -> [String]? {
    do {
      return try await translations(of: chat, limit: limit, translate: translate)
    } catch {
      XCTFail("\(message) But your code threw \(error).", file: file, line: line)
      return nil
    }
  }
}

/// A chat that remembers which of its lines were read.
private final class Chat: AsyncSequence, AsyncIteratorProtocol, @unchecked Sendable {
  // Sendable: one task at a time reads it.
  typealias Element = String
  typealias Failure = any Error

  private let lines: [String]
  private let isFailing: Bool
  private(set) var read: [String] = []

  init(_ lines: [String], failing isFailing: Bool = false) {
    self.lines = lines
    self.isFailing = isFailing
  }

  func makeAsyncIterator() -> Chat { self }

  func next() async throws -> String? {
    guard read.count < lines.count else {
      if isFailing { throw LinesFailure() }
      return nil
    }
    read.append(lines[read.count])
    return read.last
  }
}

private struct LinesFailure: Error {}
