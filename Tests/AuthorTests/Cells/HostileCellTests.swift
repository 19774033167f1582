import Foundation
import Kernel
import Page
import Sandbox
import XCTest

/// Cells that no reader should write, and some that every reader writes once: each ends in one line
/// within the limit, and the next cell runs.
final class HostileCellTests: AuthorTestCase {
  private func end(of text: String, file: StaticString = #filePath, line: UInt = #line) throws
    -> String
  {
    let kernel = try TestKernel.kernel.get()
    let start = ContinuousClock.now
    let run = try TestKernel.run(kernel, text)
    let limit = Duration.seconds(Kernel.seconds + 5)
    XCTAssertLessThan(ContinuousClock.now - start, limit, file: file, line: line)
    let next = try TestKernel.run(kernel, "print(1 + 1)")
    XCTAssertEqual(next.printed, ["2"], "the next cell does not run", file: file, line: line)
    let end = try XCTUnwrap(run.end?.line, "no end", file: file, line: line)
    XCTAssertEqual(end.filter(\.isNewline).count, 1, file: file, line: line)
    return end
  }

  private func assert(
    _ text: String, ends expected: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let end = try end(of: text, file: file, line: line)
    XCTAssertTrue(end.contains(expected), end, file: file, line: line)
  }

  func test_a_cell_that_does_not_compile_names_its_own_line() throws {
    try assert("let a = 1\nlet b: Int = \"x\"\nprint(a, b)", ends: "refused\tcell:2:")
    try assert("} print(1) {", ends: "refused\tcell:1:")
    try assert("print(\"\"\"", ends: "refused\tcell:")
  }

  func test_a_crash_is_named() throws {
    try assert("let a: [Int] = []\nprint(a[2])", ends: "Index out of range")
    try assert("let n: Int? = nil\nprint(n!)", ends: "The cell crashed: ")
  }

  func test_a_hang_is_stopped() throws {
    try assert("while true {}", ends: "Stopped after 10 seconds")
    try assert("Thread.sleep(forTimeInterval: 1000)", ends: "Stopped after 10 seconds")
  }

  func test_a_recursion_without_end_is_stopped() throws {
    try assert("func f(_ n: Int) -> Int { f(n + 1) + 1 }\nprint(f(0))", ends: "stopped\t")
  }

  func test_a_flood_is_stopped() throws {
    try assert("while true { print(\"0123456789\") }", ends: "more than 1 MB")
    try assert(
      "while true { FileHandle.standardError.write(Data(\"0123456789\".utf8)) }",
      ends: "more than 1 MB")
  }

  func test_nobody_answers_at_the_keyboard() throws {
    try assert("print(readLine() ?? \"nothing\")", ends: "ended")
  }

  func test_who_leaves_the_program_has_not_come_to_the_end() throws {
    try assert("exit(0)", ends: "ended inside of this cell")
    try assert("exit(3)", ends: "with code 3")
  }

  func test_who_closes_every_output_has_not_come_to_the_end() throws {
    try assert("for d in 0..<10 { close(Int32(d)) }\nprint(1)", ends: "stopped\t")
  }

  func test_who_kills_its_parent_is_gone_too() throws {
    _ = try end(of: "kill(getppid(), SIGKILL)\nsleep(1)")
  }

  func test_eight_gigabytes_are_not_there() throws {
    let end = try end(
      of: "let p = malloc(8 << 30)!\nmemset(p, 1, 8 << 30)\nprint(p)")
    XCTAssertTrue(end.hasPrefix("stopped\t"), end)
  }

  func test_many_processes_are_stopped() throws {
    let end = try end(
      of: """
        for _ in 0..<200 {
          let process = Process()
          process.executableURL = URL(fileURLWithPath: "/bin/sleep")
          process.arguments = ["20"]
          try process.run()
        }
        sleep(20)
        """)
    XCTAssertTrue(end.hasPrefix("stopped\t") || end.hasPrefix("threw\t"), end)
  }

  func test_who_writes_elsewhere_has_altered_nothing() throws {
    guard Isolation.available.isComplete else { throw XCTSkip("nothing isolates a cell here") }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("elsewhere-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let places = [folder, TestKernel.root, URL(fileURLWithPath: NSHomeDirectory())]
      .map { $0.appendingPathComponent("written-by-a-cell").path }
    try assert(
      """
      for place in \(places) {
        try? "x".write(toFile: place, atomically: false, encoding: .utf8)
        try? FileManager.default.removeItem(atPath: (place as NSString).deletingLastPathComponent)
      }
      try "x".write(toFile: "mine", atomically: false, encoding: .utf8)
      """, ends: "ended")
    for place in places { XCTAssertFalse(FileManager.default.fileExists(atPath: place), place) }
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder.path))
  }

  func test_a_cell_sees_no_network_but_its_own() throws {
    guard Isolation.available.isComplete else { throw XCTSkip("nothing isolates a cell here") }
    let kernel = try TestKernel.kernel.get()
    let run = try TestKernel.run(
      kernel,
      """
      let interfaces = try String(contentsOfFile: "/proc/net/dev", encoding: .utf8)
      print(interfaces.split(separator: "\\n").dropFirst(2).count)
      """)
    #if os(Linux)
      XCTAssertEqual(run.printed, ["1"])
    #endif
  }

  func test_an_error_is_named() throws {
    try assert("struct Bad: Error {}\nthrow Bad()", ends: "threw\tBad()")
  }

  func test_an_empty_cell_is_a_cell() throws {
    try assert("", ends: "ended")
    try assert("// nothing\n", ends: "ended")
  }

  func test_a_page_and_a_text_are_left_as_they_are() throws {
    let page = try XCTUnwrap(TestKernel.pages().first)
    let before = try String(contentsOf: page, encoding: .utf8)
    _ = try TestKernel.run(try TestKernel.kernel.get(), page, 1, changed: "fatalError()")
    XCTAssertEqual(try String(contentsOf: page, encoding: .utf8), before)
  }
}
