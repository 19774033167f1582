import TestFolders
import XCTest

@testable import Sandbox

/// What a command in a box cannot do, by every means that this machine has.
final class BoxTests: XCTestCase {
  private let folder = newPlace("box")

  override func setUpWithError() throws {
    for name in ["own", "neighbour", "written"] {
      let place = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("\(name)'s".utf8).write(to: place.appendingPathComponent("file"))
    }
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func run(
    _ script: String, by isolation: Isolation, limits: Limits = Limits(time: 20)
  ) throws -> ChildProcess.Finished {
    var child = ChildProcess(["sh", "-c", script], limits: limits)
    child.box = Box(
      readable: [folder.appendingPathComponent("own")],
      writable: [folder.appendingPathComponent("written")])
    child.isolation = isolation
    return try child.run()
  }

  /// Runs a test with every means that is complete; where there is none it is skipped.
  private func each(_ test: (Isolation) throws -> Void) throws {
    let means = Isolation.allCases.filter { $0.isComplete && Isolation.works($0) }
    guard !means.isEmpty else {
      throw XCTSkip("this machine has no namespaces, bwrap or sandbox-exec")
    }
    for isolation in means { try test(isolation) }
  }

  func test_a_box_opens_whatever_other_threads_are_doing_with_memory() throws {
    guard Isolation.works(.namespaces) else { throw XCTSkip("this machine makes no namespaces") }
    let isOver = DispatchSemaphore(value: 0)
    for _ in 0..<4 {
      Thread.detachNewThread {
        while isOver.wait(timeout: .now()) == .timedOut {
          for size in stride(from: 64, to: 4096, by: 64) { free(malloc(size)) }
        }
        isOver.signal()
      }
    }
    defer { isOver.signal() }
    for _ in 0..<40 {
      XCTAssertEqual(
        try run("true", by: .namespaces, limits: Limits(time: 5)).end, .exited(0))
    }
  }

  func test_its_own_files_can_be_read_and_not_written() throws {
    try each { isolation in
      let script = "cat \(path("own/file")); echo x > \(path("own/file"))"
      let finished = try run(script, by: isolation)
      XCTAssertEqual(finished.output, "own's", "\(isolation) \(finished)")
      XCTAssertNotEqual(finished.end, .exited(0))
      XCTAssertEqual(try String(contentsOfFile: path("own/file"), encoding: .utf8), "own's")
    }
  }

  func test_what_is_writable_can_be_written() throws {
    try each { isolation in
      let finished = try run("echo \(isolation) > \(path("written/file"))", by: isolation)
      XCTAssertEqual(finished.end, .exited(0), "\(finished)")
      XCTAssertEqual(
        try String(contentsOfFile: path("written/file"), encoding: .utf8), "\(isolation)\n")
    }
  }

  func test_a_neighbour_and_the_home_are_not_there() throws {
    let home = NSHomeDirectory()
    try each { isolation in
      let script = "cat \(path("neighbour/file")); ls -A \(home); ls -A /home; cat /etc/passwd"
      let finished = try run(script, by: isolation)
      XCTAssertEqual(finished.output, "", "\(isolation)")
    }
  }

  func test_nothing_outside_can_be_written() throws {
    let places = ["/", "/usr", "/etc", "/var", NSHomeDirectory(), path("neighbour"), path("own")]
    let mark = UUID().uuidString
    try each { isolation in
      let script = places.map { "echo x > \($0)/\(mark)" }.joined(separator: "; ")
      _ = try run(script, by: isolation)
      for place in places {
        XCTAssertFalse(FileManager.default.fileExists(atPath: "\(place)/\(mark)"), place)
      }
    }
  }

  func test_there_is_no_terminal_to_type_into() throws {
    try each { isolation in
      let finished = try run(
        "echo x > /dev/tty; ls /dev/pts | grep -v ptmx; ls /dev/tty?", by: isolation)
      XCTAssertEqual(finished.output, "", "\(isolation)")
      XCTAssertNotEqual(finished.end, .exited(0))
    }
  }

  #if os(Linux)
    func test_the_scratch_folder_is_empty_and_limited_and_gone_afterwards() throws {
      let name = UUID().uuidString
      try each { isolation in
        XCTAssertEqual(
          try run(
            "ls -A | grep -v course-tests-; echo x > \(name); cat \(name); pwd", by: isolation
          ).output, "x\n/tmp\n", "\(isolation)")
        XCTAssertFalse(FileManager.default.fileExists(atPath: "/tmp/\(name)"))
      }
    }

    func test_no_other_process_is_seen_or_reached() throws {
      try each { isolation in
        let script =
          "kill -9 $PPID; kill -STOP $PPID; kill -9 \(getpid()); ls /proc | grep -c '^[0-9]'"
        let finished = try run(script, by: isolation)
        XCTAssertLessThan(Int(finished.output.dropLast()) ?? 99, 7, "\(isolation) \(finished)")
      }
    }

    func test_no_network_no_mount_and_nothing_of_the_kernel_is_in_reach() throws {
      let files = "/proc/sys/kernel/core_pattern /proc/sysrq-trigger"
      for (what, script, output) in [
        (
          "its own network alone", "cat /proc/net/dev | grep -c ':'; cat /proc/net/route | wc -l",
          "1\n1\n"
        ),
        ("no rights", "grep CapEff /proc/self/status", "CapEff:\t0000000000000000\n"),
        (
          "no mount", "mount -o remount,rw /usr && echo mounted; umount \(path("own")) && echo no",
          ""
        ),
        (
          "the kernel's files", "for f in \(files); do test -w $f && (: >> $f) && echo $f; done", ""
        ),
      ] {
        try each { XCTAssertEqual(try run(script, by: $0).output, output, "\(what), \($0)") }
      }
    }

    func test_a_fork_bomb_ends() throws {
      try each { isolation in
        // It forks 300 times at most, whoever stops it.
        let script = "for i in $(seq 300); do sleep 60 & done; wait"
        let finished = try run(
          script, by: isolation, limits: Limits(time: 20, memory: 1 << 30, processes: 32))
        XCTAssertNotEqual(finished.end, .exited(0), "\(isolation)")
        XCTAssertNotEqual(finished.end, .timedOut, "\(isolation)")
      }
    }

    func test_a_session_of_its_own_is_no_way_out() throws {
      let mark = UUID().uuidString
      try each { isolation in
        _ = try run(
          "setsid sh -c 'sleep 60' \(mark) & setsid env -i sleep 61 & true", by: isolation)
        XCTAssertEqual(try living(mark), [], "\(isolation)")
      }
    }

    func test_how_it_ended_is_told_as_without_a_box() throws {
      try each { isolation in
        XCTAssertEqual(try run("exit 3", by: isolation).end, .exited(3))
        XCTAssertEqual(try run("kill -SEGV $$", by: isolation).end, .signalled(SIGSEGV))
        XCTAssertEqual(
          try run("sleep 60", by: isolation, limits: Limits(time: 0.3)).end, .timedOut)
      }
    }
  #endif

  func test_a_profile_for_macOS_names_what_can_be_read_and_written() {
    let box = Box(
      readable: [URL(fileURLWithPath: "/opt/a \"b\"")], writable: [URL(fileURLWithPath: "/opt/w")])
    let profile = Seatbelt.profile(of: box)
    XCTAssertTrue(profile.contains(#"(subpath "/opt/a \"b\"")"#), profile)
    XCTAssertTrue(profile.contains(#"(allow file-read* file-write* (subpath "/opt/w"))"#), profile)
    XCTAssertTrue(profile.contains("(deny network*)"))
  }
}
