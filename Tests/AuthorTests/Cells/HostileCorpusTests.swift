import Foundation
import Kernel
import Page
import XCTest

/// Cells that no reader should write, in a table: each ends within the limit, in one line that begins so.
final class HostileCorpusTests: AuthorTestCase {
  private struct Hostile {
    let name: String
    let text: String
    /// One of these is in the line with which it ends.
    let ends: [String]

    init(_ name: String, _ text: String, _ ends: String...) {
      self.name = name
      self.text = text
      self.ends = ends
    }
  }

  private let corpus = [
    // Texts that are no programs.
    Hostile("a module that is not there", "import NoSuchModule\nprint(1)", "refused\t"),
    Hostile("an error of its own", "#error(\"no\")", "refused\tcell:1:"),
    Hostile(
      "lines that claim to be elsewhere",
      "#sourceLocation(file: \"/etc/passwd\", line: 7)\nlet a: Int = \"x\"", "refused\t"),
    Hostile("a brace that ends the cell", "}\nprint(1)\ndo {", "refused\t", "ended"),
    Hostile("a byte that is zero", "let a\u{0} = 1\nprint(a)", "refused\t", "ended"),
    Hostile(
      "ten thousand parentheses",
      "let a = " + String(repeating: "(", count: 10_000) + "1"
        + String(repeating: ")", count: 10_000), "refused\t", "stopped\t"),
    Hostile(
      "a megabyte of text",
      String(repeating: "// \(String(repeating: "x", count: 97))\n", count: 10_000),
      "ended"),

    // Crashes.
    Hostile("an overflow", "print(Int.max + Int(getpid() / getpid()))", "stopped\t"),
    Hostile("a null pointer", "UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1", "crashed"),
    Hostile(
      "an error nobody may throw", "struct E: Error {}\nfunc f() throws { throw E() }\ntry! f()",
      "crashed: "),
    Hostile("an abort", "abort()", "crashed"),
    Hostile("a signal that ends it", "raise(SIGTERM)\nsleep(1)", "stopped\t"),
    Hostile("a timer's signal", "alarm(1)\nwhile true { sleep(5) }", "stopped\t"),
    Hostile(
      "a recursion in a thread",
      """
      @Sendable func f(_ n: Int) -> Int { n < 0 ? 0 : f(n + 1) + 1 }
      Thread { print(f(0)) }.start()
      sleep(20)
      """, "stopped\t"),
    Hostile(
      "a queue that waits for itself", "let q = DispatchQueue(label: \"q\")\nq.sync { q.sync {} }",
      "stopped\t"),

    // What never ends.
    Hostile("a wait for nobody", "DispatchSemaphore(value: 0).wait()", "Stopped after"),
    Hostile("one that stops itself", "raise(SIGSTOP)\nprint(1)", "Stopped after"),
    Hostile(
      "one that minds no signal", "for s in 1..<32 { signal(Int32(s), SIG_IGN) }\nwhile true {}",
      "Stopped after"),
    Hostile("an end that nobody waits for", "atexit { while true {} }", "ended"),

    // What becomes something else.
    Hostile(
      "a program that ends well in its place",
      """
      var words: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
      execv("/bin/true", &words)
      """, "ended inside of this cell"),
    Hostile("one that leaves at once", "_exit(0)", "ended inside of this cell"),
    Hostile("one that closes its records", "close(3)\nprint(1)", "stopped\t"),
    Hostile("one that writes no record's words", "write(3, \"\\u{1}\\n\\t\\n\", 4)", "ended"),

    // Processes.
    Hostile("who kills all it sees", "kill(-1, SIGKILL)\nsleep(1)", "ended", "stopped\t"),
    Hostile("who kills its group", "kill(0, SIGKILL)\nsleep(20)", "stopped\t"),
    Hostile(
      "a bomb of shells",
      """
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-c", "f() { f | f & f; }; f"]
      try shell.run()
      shell.waitUntilExit()
      sleep(20)
      """, "stopped\t", "threw\t"),

    // Memory and files.
    Hostile("an array without end", "var a: [Int] = []\nwhile true { a += a + [1] }", "stopped\t"),
    Hostile(
      "a file without end",
      """
      let file = fopen("large", "w")!
      let bytes = [UInt8](repeating: 1, count: 1 << 20)
      for _ in 0..<200 { fwrite(bytes, 1, bytes.count, file) }
      fclose(file)
      """, "ended", "stopped\t"),
    Hostile("who asks the terminal", "print(open(\"/dev/tty\", O_RDWR))", "ended"),
  ]

  func test_each_ends_in_one_line_and_the_next_cell_runs() throws {
    let kernel = try TestKernel.kernel.get()
    let runs = TestKernel.sideBySide(corpus) { hostile in
      let start = ContinuousClock.now
      let run = try TestKernel.run(kernel, hostile.text)
      return (run, ContinuousClock.now - start)
    }
    for (hostile, result) in zip(corpus, runs) {
      let (run, duration) = try result.get()
      let end = run.end?.line ?? "no end"
      XCTAssertTrue(hostile.ends.contains { end.contains($0) }, "\(hostile.name): \(end)")
      XCTAssertEqual(end.filter(\.isNewline).count, 1, hostile.name)
      XCTAssertLessThan(duration, .seconds(Kernel.seconds + 5), hostile.name)
    }
    XCTAssertEqual(try TestKernel.run(kernel, "print(1 + 1)").printed, ["2"])
  }

  func test_a_process_that_a_cell_let_go_is_gone_with_it() throws {
    let number = "98765.\(getpid())"
    let run = try TestKernel.run(
      try TestKernel.kernel.get(),
      """
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-c", "setsid sleep \(number) > /dev/null 2>&1 &"]
      try shell.run()
      usleep(300_000)
      """)
    XCTAssertEqual(run.end?.line, "ended\n")
    #if os(Linux)
      let words = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap {
        FileManager.default.contents(atPath: "/proc/\($0)/cmdline")
      }.map { String(decoding: $0, as: UTF8.self) }
      XCTAssertFalse(words.contains { $0.hasPrefix("sleep") && $0.contains(number) })
    #endif
  }
}
