import ReactiveCore
import XCTest

@testable import Exercise18

final class Task2PortTests: XCTestCase {
  func test_translates_what_the_pipeline_translates() async {
    await compare(
      ["hello", "", "you", "there"], limit: 10, expected: ["HELLO", "YOU", "THERE"],
      "Each line that is not empty should be translated, in its order.")
  }

  func test_a_repeated_line_is_left_out_also_over_an_empty_one() async {
    await compare(
      ["a", "a", "", "a", "b", "a"], limit: 10, expected: ["A", "B", "A"],
      "A line should be left out if the line before it, without the empty ones, said the same.")
  }

  func test_a_failed_translation_is_shown_in_brackets_and_the_next_follows() async {
    await compare(
      ["a", "fail", "b"], limit: 10, expected: ["A", "(fail)", "B"],
      "A line that cannot be translated should come in brackets, and the next one after it.")
  }

  func test_a_failed_line_that_is_repeated_is_left_out_too() async {
    await compare(
      ["fail", "fail", "a", "fail", "a"], limit: 10, expected: ["(fail)", "A", "(fail)", "A"],
      "The line before counts, whether it could be translated or not.")
  }

  func test_the_limit_counts_translated_lines() async {
    await compare(
      ["", "a", "a", "fail", "b", "c"], limit: 3, expected: ["A", "(fail)", "B"],
      "Lines that are left out should not count, and a failed one should.")
  }

  func test_no_lines_give_nothing() async {
    await compare([], limit: 3, expected: [], "No lines should give no translations.")
    await compare(["", ""], limit: 3, expected: [], "Empty lines should give nothing.")
    await compare(["a"], limit: 0, expected: [], "A limit of zero should give nothing.")
  }

  func test_after_the_limit_no_further_line_is_read() async {
    let chat = Chat(["a", "b", "c", "d"])
    let two = "With a limit of two, two lines should be read."
    _ = await port(of: chat, limit: 2, two) { $0.uppercased() }
    XCTAssertEqual(chat.read, ["a", "b"], two)
    let other = Chat(["a"])
    let none = "With a limit of zero, no line should be read."
    _ = await port(of: other, limit: 0, none) { $0.uppercased() }
    XCTAssertEqual(other.read, [], none)
  }

  func test_an_error_of_the_lines_is_thrown() async {
    do {
      let result: [String] = try await translations(of: Chat(["a"], failing: true), limit: 9) { $0 }
      XCTFail("The error of the lines should be thrown, and not end in \(result).")
    } catch {
      XCTAssertTrue(error is LinesFailure, "It should be the error of the lines, and not \(error).")
    }
  }

  func test_one_line_is_translated_after_the_other() async {
    let message = "A line should be read and translated when the line before it is done."
    let chat = Chat(["a", "b"])
    var story: [String] = []
    _ = await port(of: chat, limit: 9, message) { line in
      story.append("begin \(line), \(chat.read.count) read")
      await Task.yield()
      story.append("end \(line)")
      return line
    }
    XCTAssertEqual(
      story, ["begin a, 1 read", "end a", "begin b, 2 read", "end b"], message)
  }

  /// Runs the pipeline and its port on the same lines.
  private func compare(
    _ lines: [String], limit: Int, expected: [String], _ message: String,
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    let pipeline = translationSignal(of: Signal(Chat(lines)), limit: limit) { line in
      line == "fail" ? .error(Failure()) : .return(line.uppercased())
    }
    let signal = await result(of: "The pipeline: \(message)", file: file, line: line) {
      var signal: [String] = []
      for try await translation in pipeline.values { signal.append(translation) }
      return signal
    }
    if let signal {
      XCTAssertEqual(signal, expected, "The pipeline: \(message)", file: file, line: line)
    }
    let message = "The port: \(message)"
    let port = await port(of: Chat(lines), limit: limit, message, file: file, line: line) { line in
      if line == "fail" { throw Failure() }
      return line.uppercased()
    }
    if let port { XCTAssertEqual(port, expected, message, file: file, line: line) }
  }

  /// What the port gives; nil if it throws, which the message tells.
  private func port(
    of chat: Chat, limit: Int, _ message: String, file: StaticString = #filePath,
    line: UInt = #line, translate: (String) async throws -> String
  ) async -> [String]? {
    await result(of: message, file: file, line: line) {
      try await translations(of: chat, limit: limit, translate: translate)
    }
  }

  private func result(
    of message: String, file: StaticString, line: UInt, _ work: () async throws -> [String]
  ) async -> [String]? {
    do {
      return try await work()
    } catch {
      XCTFail("\(message) It threw \(error).", file: file, line: line)
      return nil
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
