import TestFolders
import XCTest

@testable import Processes

final class IsolationTests: XCTestCase {
  /// Returns the output of a script that may read the folder `own` and write to `written`.
  private func output(of script: String) throws -> String { try run(script).output }

  private func run(_ script: String) throws -> ChildProcess.Outcome {
    guard let isolation = Isolation.available else {
      throw XCTSkip("This machine allows neither bwrap nor sandbox-exec.")
    }
    for name in ["own", "neighbor", "written"] {
      try put("\(name)'s", at: folder.appendingPathComponent("\(name)/file"))
    }
    let command = isolation.command(
      ["/bin/sh", "-c", script], reading: [folder.appendingPathComponent("own")],
      writing: folder.appendingPathComponent("written"))
    var finished = try ChildProcess(command, limits: Limits(time: 20)).run()
    finished.end = isolation.end(finished.end)
    return finished
  }

  private let folder = newPlace("isolation")

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func text(of name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  func test_a_command_reads_its_own_files_and_changes_only_its_folder() throws {
    let script = "cat \(path("own/file")); echo x >\(path("own/file")); echo new >file; pwd"
    let written = folder.appendingPathComponent("written").resolvingSymlinksInPath().path
    XCTAssertTrue(
      try ["own's\(written)\n", "own's/private\(written)\n"].contains(output(of: script)))
    XCTAssertEqual(try text(of: "own/file"), "own's")
    XCTAssertEqual(try text(of: "written/file"), "new\n")
  }

  func test_other_files_and_the_home_folder_are_hidden() throws {
    let home = NSHomeDirectory()
    XCTAssertEqual(
      try output(of: "cat \(path("neighbor/file")); ls -A \(home); ls -A /home; cat ~/.ssh/*"), "")
  }

  func test_nothing_else_can_be_written() throws {
    let places = [
      "/", "/usr", "/etc", "/var", "/tmp", NSHomeDirectory(), path("neighbor"), path("own"),
    ]
    let mark = UUID().uuidString
    _ = try output(of: places.map { "echo x > \($0)/\(mark)" }.joined(separator: "; "))
    for place in places {
      XCTAssertFalse(FileManager.default.fileExists(atPath: "\(place)/\(mark)"), place)
    }
  }

  func test_isolation_preserves_the_exit_code_and_the_signal() throws {
    XCTAssertEqual(try run("exit 3").end, .exited(3))
    XCTAssertEqual(try run("kill -SEGV $$").end, .signaled(SIGSEGV))
  }

  #if os(Linux)
    func test_the_terminal_other_processes_and_the_network_are_unavailable() throws {
      let ours = "/proc/\(getpid())"
      XCTAssertEqual(
        try output(
          of: """
            echo x >/dev/tty; kill -9 $PPID; kill -9 \(getpid()); ls \(ours)/root/; cat \(ours)/environ
            : >>/proc/self/mem && echo written; : >>/proc/sys/kernel/core_pattern && echo written
            """), "")
      let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
      defer { close(server) }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      withUnsafeMutableBytes(of: &address) { bytes in
        let address = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
        XCTAssertEqual(bind(server, address, size), 0)
        XCTAssertEqual(listen(server, 1), 0)
        XCTAssertEqual(getsockname(server, address, &size), 0)
      }
      let port = UInt16(bigEndian: address.sin_port)
      let script = "exec 3<>/dev/tcp/127.0.0.1/\(port) && echo connected"
      let connects = ["bash", "-c", script]
      XCTAssertEqual(
        try ChildProcess(connects, limits: Limits(time: 20)).run().output, "connected\n")
      XCTAssertEqual(try output(of: "bash -c '\(script)'"), "")
    }

    func test_a_process_in_a_new_session_is_ended_too() throws {
      let written = folder.appendingPathComponent("written")
      try put("", at: written.appendingPathComponent("file"))
      let lifeline = try Lifeline(in: written)
      XCTAssertEqual(try run("\(lifeline.hold); setsid sleep 60 & true").end, .exited(0))
      XCTAssertTrue(lifeline.ends())
    }
  #endif

  func test_the_macOS_profile_lets_the_selected_tools_be_read() {
    let elsewhere = Seatbelt.profile(
      reading: [], writing: "/w", tools: "/Volumes/Tools/Xcode 26.app")
    XCTAssert(elsewhere.contains(#"(subpath "/Applications")"#), elsewhere)
    XCTAssert(elsewhere.contains(#"(subpath "/Volumes/Tools/Xcode 26.app")"#), elsewhere)
    XCTAssertFalse(Seatbelt.profile(reading: [], writing: "/w", tools: nil).contains("/Volumes"))
    for named in ["/V/Xcode.app", "/V/Xcode.app/Contents/Developer"] {
      XCTAssertEqual(Seatbelt.application(around: named), "/V/Xcode.app")
    }
    XCTAssertEqual(Seatbelt.application(around: "/V/Tools"), "/V/Tools")
  }

  func test_the_macOS_profile_allows_only_local_connections() {
    let lines = Seatbelt.profile(reading: [], writing: "/w").split(separator: "\n")
    XCTAssertEqual(
      lines.filter { $0.contains("network") },
      [
        "(deny network*)",
        #"(allow network* (local ip "localhost:*"))"#,
        #"(allow network-outbound (remote ip "localhost:*"))"#,
      ])
  }

  func test_the_macOS_profile_uses_real_paths() throws {
    let folder = try newFolder("real \"quoted\"")
    let link = folder.appendingPathExtension("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
    let real = try XCTUnwrap(realpath(folder.path, nil))
    defer { free(real) }
    let quoted = String(cString: real).replacingOccurrences(of: "\"", with: "\\\"")
    for named in [folder, link] {
      let command = Isolation.seatbelt.command(["true"], reading: [], writing: named)
      XCTAssert(
        command[2].contains("(allow file-read* file-write* (subpath \"\(quoted)\"))"), command[2])
    }
  }
}
