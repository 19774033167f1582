#if os(Linux)
  import Foundation
  import XCTest

  @testable import Sandbox

  final class ControlGroupsTests: XCTestCase {
    private let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("groups-\(UUID().uuidString)")

    override func tearDown() { try? FileManager.default.removeItem(at: root) }

    /// Runs a command where folders stand for the kernel's groups, and finds the group that was made for it.
    private func group(
      listed list: String, folders: [String], isolation: Isolation = .session
    ) throws -> (folder: String, files: [String: String])? {
      for folder in folders + [""] {
        try FileManager.default.createDirectory(
          at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
      }
      let file = root.appendingPathComponent("list")
      try Data(list.utf8).write(to: file)
      var child = ChildProcess(["true"], limits: Limits(time: 20, processes: 8))
      child.controlGroups = ControlGroups(list: file.path, root: root.path)
      child.isolation = isolation
      child.box = isolation == .session ? nil : Box()
      XCTAssertEqual(try child.run().end, .exited(0))
      let paths = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
      let made = paths.first { ($0 as NSString).lastPathComponent.hasPrefix("course-") }
      guard let made else { return nil }
      var files: [String: String] = [:]
      for name in ["pids.max", "cgroup.procs"] {
        files[name] = try? String(
          contentsOf: root.appendingPathComponent("\(made)/\(name)"), encoding: .utf8)
      }
      return ((made as NSString).deletingLastPathComponent, files)
    }

    private let counted = ["pids.max": "32", "cgroup.procs": "0"]

    func test_in_version_1_a_group_is_made_in_ours_with_the_limit_and_the_command_in_it() throws {
      let found = try group(
        listed: "9:name=systemd:/\n8:pids:/own\n0::/other\n", folders: ["pids/own"])
      XCTAssertEqual(found?.folder, "pids/own")
      XCTAssertEqual(found?.files, counted)
    }

    func test_in_version_2_too() throws {
      let found = try group(listed: "0::/user/own\n", folders: ["user/own"])
      XCTAssertEqual(found?.folder, "user/own")
      XCTAssertEqual(found?.files, counted)
    }

    func test_where_ours_takes_none_it_is_made_beside_it_and_at_the_top() throws {
      XCTAssertEqual(try group(listed: "0::/user/own\n", folders: ["user"])?.folder, "user")
      try FileManager.default.removeItem(at: root)
      XCTAssertEqual(try group(listed: "0::/own\n", folders: [])?.folder, "")
    }

    func test_no_group_is_made_further_up_or_where_nothing_counts_processes() throws {
      XCTAssertNil(try group(listed: "0::/a/b/own\n", folders: ["a"]))
      XCTAssertNil(try group(listed: "1:cpu:/own\n", folders: ["own", "pids/own"]))
    }

    func test_a_boxed_command_is_in_its_group_too() throws {
      guard Isolation.works(.namespaces) else { throw XCTSkip("this machine makes no namespaces") }
      let found = try group(
        listed: "0::/user/own\n", folders: ["user/own"], isolation: .namespaces)
      XCTAssertEqual(found?.files, counted)
    }

    func test_the_kernel_itself_counts_and_the_group_is_gone_afterwards() throws {
      let script = """
        place=$(sed -n 's/.*:pids://p' /proc/self/cgroup)
        echo "$place"; cat "/sys/fs/cgroup/pids$place/pids.max"
        """
      let finished = try ChildProcess(
        ["sh", "-c", script], limits: Limits(time: 20, processes: 8)
      ).run()
      let lines = finished.output.split(separator: "\n").map(String.init)
      guard lines.count == 2, lines[0].contains("/course-") else {
        throw XCTSkip("this process may make no control group of version 1")
      }
      XCTAssertEqual(lines[1], "32")
      XCTAssertFalse(FileManager.default.fileExists(atPath: "/sys/fs/cgroup/pids" + lines[0]))
    }
  }
#endif
