import Foundation
import XCTest

#if os(Linux)
  import Glibc

  /// `run-cell` on a machine that lets it down, with a toolchain that only pretends to: a disk that is full,
  /// a clone that cannot be written, and Ctrl-C at any moment.
  final class RunCellTests: XCTestCase {
    private let files = FileManager.default
    private var root = URL(fileURLWithPath: "/")
    private var page: URL { root.appendingPathComponent("Chapters/01-one/main.swift") }
    private var store: URL { root.appendingPathComponent(".build/kernel") }
    /// `COURSE_TEST` leaves the manifest's products out: the program has its target's name.
    private let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("RunCell")

    override func setUpWithError() throws {
      root = files.temporaryDirectory.appendingPathComponent("run-cell-\(UUID().uuidString)")
        .resolvingSymlinksInPath()
      for folder in ["Chapters/01-one", "Sources", "toolchain/bin", ".build"] {
        try files.createDirectory(
          at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
      }
      try Data("import Notebook\n\ncell(\"One\") {\n  print(1)\n}\n".utf8).write(to: page)
      let build = root.appendingPathComponent(".build/debug").path
      let modules = [
        "ReactiveCore", "PlainText", "Marbles", "Console", "Page", "Notebook", "WebServer",
      ].map { "\(build)/Modules/\($0).swiftmodule" }.joined(separator: " ")
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
        printf 'began\\ntext\\thello\\\\n\\n' >&3
        sleep 0.1
        printf 'ended\\n' >&3
        """)
    }

    override func tearDownWithError() throws { try files.removeItem(at: root) }

    private func writeTool(_ name: String, _ script: String) throws {
      let file = root.appendingPathComponent("toolchain/bin/\(name)")
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
      try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
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

    /// Runs the cell where a shell has mounted something; the shell's last words are the files left.
    private func outputOfCell(mounting mount: String) throws -> String {
      let isPossible = try output(of: [
        "unshare", "-Urm", "mount", "-t", "tmpfs", "none", root.path,
      ])
      guard isPossible.isEmpty,
        try output(of: ["unshare", "-Urm", "echo", "possible"]) == "possible\n"
      else { throw XCTSkip("this machine gives nobody a mount of their own") }
      return try output(of: [
        "unshare", "-Urm", "sh", "-c",
        "\(mount) && \"$1\" \"$2\" 1; find \"$3\" -type f ! -name lock 2> /dev/null; true", "sh",
        program.path, page.path, store.path,
      ])
    }

    private let whole = "began\ntext\thello\\n\nended\n"

    func test_the_pretended_toolchain_runs_a_cell() throws {
      XCTAssertEqual(try output(of: [program.path, page.path, "1"]), whole)
    }

    func test_a_full_disk_is_one_line_and_leaves_no_half_copy() throws {
      // Room for what is built, not for its copy.
      let place = root.appendingPathComponent(".build").path
      let text = try outputOfCell(mounting: "mount -t tmpfs -o size=4m none '\(place)'")
      XCTAssertEqual(text.split(separator: "\n").count, 1, text)
      XCTAssertTrue(text.hasPrefix("stopped\tcannot write to \(store.path): "), text)
    }

    func test_a_disk_that_fills_while_it_builds_is_one_line() throws {
      try writeTool("swift", "head -c 9000000 /dev/zero > \(root.path)/.build/a || exit 1")
      let place = root.appendingPathComponent(".build").path
      let text = try outputOfCell(mounting: "mount -t tmpfs -o size=1m none '\(place)'")
      XCTAssertEqual(text.split(separator: "\n").count, 1, text)
      XCTAssertTrue(text.contains("No space left"), text)
    }

    func test_a_clone_that_cannot_be_written_serves_if_it_was_built() throws {
      let readOnly =
        "mount --bind '\(root.path)' '\(root.path)' && mount -o remount,bind,ro '\(root.path)'"
      let refused = try outputOfCell(mounting: readOnly)
      XCTAssertEqual(refused.split(separator: "\n").count, 1, refused)
      XCTAssertTrue(refused.contains("The volume is read only"), refused)
      _ = try output(of: [program.path, page.path, "1"])
      XCTAssertTrue(try outputOfCell(mounting: readOnly).hasPrefix(whole))
    }

    func test_an_interrupt_at_any_moment_leaves_no_process_and_no_half_copy() throws {
      var interrupted = 0
      for round in 0..<16 {
        // Every fourth time all is built anew.
        if round.isMultiple(of: 4) {
          try? files.removeItem(at: root.appendingPathComponent(".build"))
        }
        let process = process([program.path, page.path, "1"], output: Pipe())
        try process.run()
        usleep(UInt32.random(in: 0..<600_000))
        process.interrupt()
        let start = ContinuousClock.now
        process.waitUntilExit()
        XCTAssertLessThan(ContinuousClock.now - start, .seconds(5))
        if process.terminationStatus != 0 { interrupted += 1 }
        for _ in 0..<200 where !ours().isEmpty { usleep(10_000) }
        XCTAssertEqual(ours(), [], "after round \(round)")
      }
      XCTAssertGreaterThan(interrupted, 2)
      XCTAssertEqual(try output(of: [program.path, page.path, "1"]), whole)
      let kept = try files.contentsOfDirectory(atPath: store.path)
        .filter { $0 != "lock" && $0 != "modules" }
      XCTAssertEqual(kept.count, 1, "\(kept)")
    }

    func test_one_that_serves_ends_with_its_reader() throws {
      let pipe = Pipe()
      let process = process([program.path, page.path], output: pipe)
      let requests = Pipe()
      process.standardInput = requests
      try process.run()
      var text = ""
      for _ in 0..<2 {
        requests.fileHandleForWriting.write(Data("1\n".utf8))
        while !text.hasSuffix("ended\n") {
          text += String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
        }
        XCTAssertEqual(text, whole)
        text = ""
      }
      try requests.fileHandleForWriting.close()
      process.waitUntilExit()
      XCTAssertEqual(process.terminationStatus, 0)
      for _ in 0..<200 where !ours().isEmpty { usleep(10_000) }
      XCTAssertEqual(ours(), [], "the interpreter that waited is gone")
    }

    /// The processes that run something of this test's folder.
    private func ours() -> [String] {
      let numbers = (try? files.contentsOfDirectory(atPath: "/proc")) ?? []
      return numbers.filter { Int32($0) != nil && Int32($0) != getpid() }.compactMap { number in
        let words = files.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
        let text = String(decoding: words, as: UTF8.self)
        return text.contains(root.path) ? text.replacingOccurrences(of: "\0", with: " ") : nil
      }
    }
  }
#endif
