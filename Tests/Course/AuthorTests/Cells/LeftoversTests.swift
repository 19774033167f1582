import XCTest

#if os(Linux)
  import Glibc

  final class LeftoversTests: XCTestCase {
    private let files = FileManager.default
    private var folder = URL(fileURLWithPath: "/")
    private let usual = ProcessInfo.processInfo.environment["TMPDIR"]

    /// Gives this test its own temporary folder, so that the test sees only its own files.
    override func setUpWithError() throws {
      try super.setUpWithError()
      folder = files.temporaryDirectory.appendingPathComponent("leftovers-\(UUID().uuidString)")
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      setenv("TMPDIR", folder.path, 1)
      addTeardownBlock { [folder, usual] in
        if let usual { setenv("TMPDIR", usual, 1) } else { unsetenv("TMPDIR") }
        try FileManager.default.removeItem(at: folder)
      }
    }

    private func descriptors() throws -> Int {
      try files.contentsOfDirectory(atPath: "/proc/self/fd").count
    }

    private func children() throws -> [Substring] {
      try files.contentsOfDirectory(atPath: "/proc/self/task").flatMap {
        try String(contentsOfFile: "/proc/self/task/\($0)/children", encoding: .utf8)
          .split(separator: " ")
      }
    }

    private func run(_ count: Int) throws {
      let kernel = try TestKernel.kernel.get()
      let runs = TestKernel.sideBySide(Array(0..<count)) {
        try TestKernel.run(kernel, "print(\($0))")
      }
      XCTAssertEqual(try runs.map { try $0.get().printed }, (0..<count).map { ["\($0)"] })
    }

    func test_runs_leave_no_process_descriptor_or_file_behind() throws {
      try run(8)
      let before = (try descriptors(), try children())
      try run(32)
      XCTAssertEqual(try descriptors(), before.0)
      XCTAssertEqual(try children(), before.1)
      XCTAssertEqual(try files.contentsOfDirectory(atPath: folder.path), [])
    }
  }
#endif
