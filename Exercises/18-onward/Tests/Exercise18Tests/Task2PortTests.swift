import ReactiveCore
import XCTest

@testable import Exercise18

final class Task2PortTests: XCTestCase {
  func test_translates_what_the_pipeline_translates() async throws {
    try await compare(
      ["hello", "", "you", "there"], limit: 10, expected: ["HELLO", "YOU", "THERE"],
      "Each line that is not empty should be translated, in its order.")
  }

  func test_a_repeated_line_is_left_out_also_over_an_empty_one() async throws {
    try await compare(
      ["a", "a", "", "a", "b", "a"], limit: 10, expected: ["A", "B", "A"],
      "A line should be left out if the line before it, without the empty ones, said the same.")
  }

  func test_a_failed_translation_is_shown_in_brackets_and_the_next_follows() async throws {
    try await compare(
      ["a", "fail", "b"], limit: 10, expected: ["A", "(fail)", "B"],
      "A line that cannot be translated should come in brackets, and the next one after it.")
  }

  func test_a_failed_line_that_is_repeated_is_left_out_too() async throws {
    try await compare(
      ["fail", "fail", "a", "fail", "a"], limit: 10, expected: ["(fail)", "A", "(fail)", "A"],
      "The line before counts, whether it could be translated or not.")
  }

  func test_the_limit_counts_translated_lines() async throws {
    try await compare(
      ["", "a", "a", "fail", "b", "c"], limit: 3, expected: ["A", "(fail)", "B"],
      "Lines that are left out should not count, and a failed one should.")
  }

  func test_no_lines_give_nothing() async throws {
    try await compare([], limit: 3, expected: [], "No lines should give no translations.")
    try await compare(["", ""], limit: 3, expected: [], "Empty lines should give nothing.")
    try await compare(["a"], limit: 0, expected: [], "A limit of zero should give nothing.")
  }

  func test_after_the_limit_no_further_line_is_read() async throws {
    let chat = Chat(["a", "b", "c", "d"])
    _ = try await translations(of: chat, limit: 2) { $0.uppercased() }
    XCTAssertEqual(chat.read, ["a", "b"], "With a limit of two, two lines should be read.")
    let other = Chat(["a"])
    _ = try await translations(of: other, limit: 0) { $0.uppercased() }
    XCTAssertEqual(other.read, [], "With a limit of zero, no line should be read.")
  }

  func test_an_error_of_the_lines_is_thrown() async {
    do {
      let result: [String] = try await translations(of: Chat(["a"], failing: true), limit: 9) { $0 }
      XCTFail("The error of the lines should be thrown, and not end in \(result).")
    } catch {
      XCTAssertTrue(error is LinesFailure, "It should be the error of the lines, and not \(error).")
    }
  }

  func test_one_line_is_translated_after_the_other() async throws {
    let chat = Chat(["a", "b"])
    var story: [String] = []
    _ = try await translations(of: chat, limit: 9) { line in
      story.append("begin \(line), \(chat.read.count) read")
      await Task.yield()
      story.append("end \(line)")
      return line
    }
    XCTAssertEqual(
      story, ["begin a, 1 read", "end a", "begin b, 2 read", "end b"],
      "A line should be read and translated when the line before it is done.")
  }

  /// Runs the pipeline and its port on the same lines.
  private func compare(
    _ lines: [String], limit: Int, expected: [String], _ message: String,
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let pipeline = translationSignal(of: Signal(Chat(lines)), limit: limit) { line in
      line == "fail" ? .error(Failure()) : .return(line.uppercased())
    }
    var signal: [String] = []
    for try await translation in pipeline.values { signal.append(translation) }
    XCTAssertEqual(signal, expected, "The pipeline: \(message)", file: file, line: line)
    do {
      let port: [String] = try await translations(of: Chat(lines), limit: limit) { line in
        if line == "fail" { throw Failure() }
        return line.uppercased()
      }
      XCTAssertEqual(port, expected, "The port: \(message)", file: file, line: line)
    } catch {
      XCTFail("The port: \(message) It threw \(error).", file: file, line: line)
    }
  }
}

/// Lines that are there at once, and how many of them were read.
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
