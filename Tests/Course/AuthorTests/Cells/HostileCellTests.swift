import Cells
import XCTest

/// Tests of broken and hostile cells.
///
/// Each cell should end within the time limit, with a one-line message.
final class HostileCellTests: XCTestCase {
  private struct Hostile {
    let name: String
    let text: String
    /// The record that ends the cell should contain one of these texts.
    let ends: [String]

    init(_ name: String, _ text: String, _ ends: String...) {
      self.name = name
      self.text = text
      self.ends = ends
    }
  }

  private let corpus = [
    // Invalid programs
    Hostile(
      "a type error on the second line", "let a = 1\nlet b: Int = \"x\"", "refused(\"cell:2:"),
    Hostile("a string that is never closed", "print(\"\"\"", "refused(\"cell:"),
    Hostile("an empty cell", "", "ended"),
    Hostile(
      "a directive that names another file",
      "#sourceLocation(file: \"/etc/passwd\", line: 7)\nlet a: Int = \"x\"", "refused("),
    Hostile("a brace that closes the cell", "}\nprint(1)\ndo {", "refused(", "ended"),
    Hostile("a zero byte", "let a\u{0} = 1\nprint(a)", "refused(", "ended"),
    Hostile(
      "ten thousand parentheses",
      "let a = " + String(repeating: "(", count: 10_000) + "1"
        + String(repeating: ")", count: 10_000), "refused(", "stopped("),

    // Errors and crashes
    Hostile("a thrown error", "struct Bad: Error {}\nthrow Bad()", "threw(\"Bad()"),
    Hostile("an index out of range", "let a: [Int] = []\nprint(a[2])", "Index out of range"),
    Hostile(
      "endless recursion", "func f(_ n: Int) -> Int { f(n + 1) + 1 }\nprint(f(0))",
      "stopped("),
    Hostile("a signal that terminates the cell", "raise(SIGTERM)\nsleep(1)", "stopped("),

    // Endless programs
    Hostile("endless output", "while true { print(\"0123456789\") }", "after 1 MB of output"),
    Hostile("a read from standard input", "print(readLine() ?? \"nothing\")", "ended"),
    Hostile("a suspended process", "raise(SIGSTOP)\nprint(1)", "Stopped after 10 seconds"),
    Hostile(
      "all signals ignored", "for s in 1..<32 { signal(Int32(s), SIG_IGN) }\nwhile true {}",
      "Stopped after"),
    Hostile("an exit handler that never returns", "atexit { while true {} }", "ended"),

    // Programs that exit
    Hostile(
      "another program that takes over the process",
      """
      var words: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
      execv("/bin/true", &words)
      """, "ended the program"),
    Hostile("an exit code", "exit(3)", "with code 3"),
    Hostile(
      "closed file descriptors", "for d in 0..<10 { close(Int32(d)) }\nprint(1)", "stopped("),
    Hostile("bytes that are not a record", "write(3, \"\\u{1}\\n\\t\\n\", 4)", "ended"),

    // Processes
    Hostile("a process that kills its group", "kill(0, SIGKILL)\nsleep(20)", "stopped("),
    Hostile(
      "two hundred processes",
      """
      for _ in 0..<200 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sleep")
        process.arguments = ["20"]
        try process.run()
      }
      sleep(20)
      """, "stopped(", "threw("),

    // Memory and files
    Hostile(
      "eight gigabytes of memory", "let p = malloc(8 << 30)!\nmemset(p, 1, 8 << 30)\nprint(p)",
      "stopped("),
    Hostile(
      "a large file",
      """
      let file = fopen("large", "w")!
      let bytes = [UInt8](repeating: 1, count: 1 << 20)
      for _ in 0..<200 { fwrite(bytes, 1, bytes.count, file) }
      fclose(file)
      """, "ended", "stopped("),
    Hostile("access to the terminal", "print(open(\"/dev/tty\", O_RDWR))", "ended"),
  ]

  func test_each_cell_ends_with_one_line_and_the_next_cell_runs() throws {
    let kernel = try TestKernel.kernel.get()
    let runs = TestKernel.sideBySide(corpus) { hostile in
      let start = ContinuousClock.now
      let run = try TestKernel.run(kernel, hostile.text)
      return (run, ContinuousClock.now - start)
    }
    for (hostile, result) in zip(corpus, runs) {
      let (run, duration) = try result.get()
      let end = run.end.map { "\($0)" } ?? "no end"
      XCTAssertTrue(hostile.ends.contains { end.contains($0) }, "\(hostile.name): \(end)")
      XCTAssertFalse(end.contains(where: \.isNewline), hostile.name)
      XCTAssertLessThan(duration, .seconds(Kernel.seconds + 5), hostile.name)
    }
    XCTAssertEqual(try TestKernel.run(kernel, "print(1 + 1)").printed, ["2"])
  }
}
