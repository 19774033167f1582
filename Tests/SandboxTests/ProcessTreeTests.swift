import XCTest

@testable import Sandbox

#if os(Linux)
  final class ProcessTreeTests: XCTestCase {
    func test_a_tree_holds_what_a_command_has_started_and_its_memory() throws {
      let started = try ChildProcess(["sh", "-c", "sleep 60 & wait"], limits: Limits(time: 60))
        .start()
      defer { withExtendedLifetime(started) {} }
      let deadline = Date(timeIntervalSinceNow: 30)
      var tree = ProcessTree(below: getpid())
      // The supervisor, the shell and what it starts.
      while tree.members.count < 3 || tree.residentMemory == 0, Date() < deadline {
        tree = ProcessTree(below: getpid())
      }
      XCTAssertGreaterThanOrEqual(tree.members.count, 3)
      XCTAssertGreaterThan(tree.residentMemory, 0)
    }

    func test_a_copy_of_us_whose_program_has_not_started_has_no_memory_of_its_own() throws {
      let ours = [UInt8](repeating: 7, count: 256 << 20)
      let started = try ChildProcess(["sleep", "60"], limits: Limits(time: 60)).start()
      defer { withExtendedLifetime((started, ours)) {} }
      let deadline = Date(timeIntervalSinceNow: 30)
      // The supervisor is such a copy as long as it lives, and the command for a moment.
      while ProcessTree(below: getpid()).members.count < 2, Date() < deadline {}
      XCTAssertGreaterThanOrEqual(ProcessTree(below: getpid()).members.count, 2)
      XCTAssertLessThan(ProcessTree(below: getpid()).residentMemory, 128 << 20)
      XCTAssertGreaterThan(try residentKilobytes(), 256 << 10)
    }

    /// What Foundation reads of an empty file of `/proc` stays for ever, 2 KB each.
    func test_looking_at_processes_keeps_no_memory() throws {
      let before = try residentKilobytes()
      for _ in 0..<2_000 { _ = ProcessTree(below: getpid()) }
      XCTAssertLessThan(try residentKilobytes() - before, 4096, "after 2,000 looks")
    }

    private func residentKilobytes() throws -> Int {
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      return try XCTUnwrap(Int(XCTUnwrap(status.firstMatch(of: /VmRSS:\s+(\d+) kB/)).1))
    }
  }
#endif
