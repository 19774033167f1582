import Pages
import TestFolders
import XCTest

@testable import Cells

#if os(Linux)
  import Glibc

  /// Tests of `run-cell` with a fake toolchain.
  final class RunCellTests: XCTestCase {
    private let files = FileManager.default
    private var root = URL(fileURLWithPath: "/")
    private var page: URL { root.appendingPathComponent("Chapters/01-one/main.swift") }
    private var store: URL { root.appendingPathComponent(".build/kernel") }
    private let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("run-cell")

    override func setUpWithError() throws {
      try super.setUpWithError()
      root = newPlace("run-cell")
      for folder in ["Chapters/01-one", "toolchain/bin", ".build"]
        + Libraries.folders.map({ "Sources/\($0)" })
      {
        try files.createDirectory(
          at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
      }
      try Data("import Notebook\n\ncell(\"One\") {\n  print(1)\n}\n".utf8).write(to: page)
      let build = root.appendingPathComponent(".build/debug").path
      let modules = Libraries.names.map { "\(build)/Modules/\($0).swiftmodule" }
        .joined(separator: " ")
      let folder = root.appendingPathComponent("toolchain").path
      try writeTool(
        "swift",
        """
        mkdir -p \(build)/Modules && touch \(modules) && sleep 0.1
        head -c 3000000 /dev/zero > \(build)/libCellLibrary.so
        """)
      try writeTool(
        "swiftc", "echo '{\"paths\":{\"runtimeResourcePath\":\"\(folder)/lib/swift\"}}'")
      try writeTool(
        "swift-frontend",
        """
        [ "$COURSE_CELL_RECORDS" ] || exit 0
        cat > /dev/null
        printf '%s' '\(startOfRun)' >&3
        sleep 0.1
        printf '%s' '\(CellRecord.ended.line)' >&3
        """)
    }

    private func writeTool(_ name: String, _ script: String) throws {
      try putScript(script, at: root.appendingPathComponent("toolchain/bin/\(name)"))
    }

    private func process(_ words: [String], output: Pipe) -> Process {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = words
      var environment = ProcessInfo.processInfo.environment
      let tools = root.appendingPathComponent("toolchain/bin").path
      environment["PATH"] = "\(tools):\(environment["PATH"] ?? "")"
      process.environment = environment
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      return process
    }

    private func output(of words: [String]) throws -> String {
      let pipe = Pipe()
      let process = process(words, output: pipe)
      try process.run()
      let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }

    /// Runs a cell with a private mount, and returns its output and the files that remain.
    private func outputOfCell(mounting mount: String) throws -> String {
      let isPossible = try output(of: [
        "unshare", "-Urm", "mount", "-t", "tmpfs", "none", root.path,
      ])
      guard isPossible.isEmpty,
        try output(of: ["unshare", "-Urm", "echo", "possible"]) == "possible\n"
      else { throw XCTSkip("This machine doesn't allow private mounts.") }
      return try output(of: [
        "unshare", "-Urm", "sh", "-c",
        "\(mount) && \"$1\" \"$2\" 1; find \"$3\" -type f ! -name lock 2> /dev/null; true", "sh",
        program.path, page.path, store.path,
      ])
    }

    private let startOfRun = CellRecord.began.line + CellRecord.piece(.text("hello\n")).line
    private var fullRun: String { startOfRun + CellRecord.ended.line }

    func test_a_full_disk_is_reported_in_one_line_and_leaves_no_partial_copy() throws {
      // The mount has enough space for the build, but not for a copy of the library.
      let place = root.appendingPathComponent(".build").path
      let text = try outputOfCell(mounting: "mount -t tmpfs -o size=4m none '\(place)'")
      XCTAssertEqual(text.split(separator: "\n").count, 1, text)
      let record = try XCTUnwrap(CellRecord(line: text), text)
      XCTAssertTrue("\(record)".hasPrefix("stopped(\"cannot write to \(store.path): "), text)
    }

    func test_an_interrupt_at_any_moment_leaves_no_process_and_no_partial_copy() throws {
      var interrupted = 0
      for round in 0..<16 {
        // Even-numbered rounds start without build products.
        let isNew = round.isMultiple(of: 2)
        if isNew { try? files.removeItem(at: root.appendingPathComponent(".build")) }
        let process = process([program.path, page.path, "1"], output: Pipe())
        try process.run()
        usleep(UInt32.random(in: 0..<(isNew ? 400_000 : 150_000)))
        process.interrupt()
        let start = ContinuousClock.now
        process.waitUntilExit()
        XCTAssertLessThan(ContinuousClock.now - start, .seconds(5))
        if process.terminationStatus != 0 { interrupted += 1 }
        for _ in 0..<200 where !remainingProcesses().isEmpty { usleep(10_000) }
        XCTAssertEqual(remainingProcesses(), [], "No process should be left after round \(round).")
      }
      XCTAssertGreaterThan(interrupted, 0)
      XCTAssertEqual(try output(of: [program.path, page.path, "1"]), fullRun)
      let kept = try files.contentsOfDirectory(atPath: store.path)
        .filter { $0 != "lock" && $0 != "modules" }
      XCTAssertEqual(kept.count, 1, "\(kept)")
    }

    /// Starts a server, and calls `body` with a closure that runs a cell and returns its records.
    private func serve(_ body: (_ ask: () -> String) throws -> Void) throws {
      let answers = Pipe()
      let requests = Pipe()
      let process = process([program.path, page.path], output: answers)
      process.standardInput = requests
      try process.run()
      try body {
        requests.fileHandleForWriting.write(Data("1\n".utf8))
        var text = ""
        while text.split(separator: "\n").last.flatMap({ CellRecord(line: $0) })?.isLast != true {
          let bytes = answers.fileHandleForReading.availableData
          if bytes.isEmpty { break }
          text += String(decoding: bytes, as: UTF8.self)
        }
        return text
      }
      try requests.fileHandleForWriting.close()
      process.waitUntilExit()
      XCTAssertEqual(process.terminationStatus, 0)
    }

    func test_a_server_ends_when_its_input_closes() throws {
      try serve { ask in for _ in 0..<2 { XCTAssertEqual(ask(), fullRun) } }
      for _ in 0..<200 where !remainingProcesses().isEmpty { usleep(10_000) }
      XCTAssertEqual(remainingProcesses(), [], "The waiting interpreter should end, too.")
    }

    func test_a_waiting_interpreter_with_an_older_library_is_not_used() throws {
      try writeTool(
        "swift-frontend",
        """
        [ "$COURSE_CELL_RECORDS" ] || exit 0
        for word; do case $word in */.build/kernel/*[0-9a-f]) library=$word; esac; done
        cat > /dev/null
        printf '\([.began, .piece(.text("%s")), .ended].map(\CellRecord.line).joined())' "$library" >&3
        """)
      let source = root.appendingPathComponent("Sources/ReactiveCore/Signal.swift")
      try files.createDirectory(
        at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
      try serve { ask in
        var answers: [String] = []
        for number in 0..<3 {
          try Data("public let number = \(number)\n".utf8).write(to: source)
          answers += [ask(), ask()]
        }
        XCTAssertEqual(Set(answers).count, 3, "\(answers)")
        for pair in stride(from: 0, to: 6, by: 2) {
          XCTAssertEqual(answers[pair], answers[pair + 1])
        }
      }
    }

    func test_a_killed_interpreter_is_replaced() throws {
      try serve { ask in
        XCTAssertEqual(ask(), fullRun)
        for _ in 0..<200 where waiting.isEmpty { usleep(10_000) }
        for number in waiting { kill(number, SIGKILL) }
        usleep(100_000)
        XCTAssertEqual(ask(), fullRun)
      }
    }

    private var waiting: [pid_t] { ProcessList.numbers(with: root.path, "swift-frontend") }

    /// Returns the processes that this test has started.
    private func remainingProcesses() -> [pid_t] { ProcessList.numbers(with: root.path) }
  }
#endif
