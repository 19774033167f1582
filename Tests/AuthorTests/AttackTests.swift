import CourseFixtures
import Files
import Foundation
import Sandbox
import XCTest

@testable import CourseModel

/// Answers that are right only if they reach what a box keeps away, and answers that lie.
///
/// None may be solved; the honest one beside them must be.
final class AttackTests: XCTestCase {
  /// True where an attack had its way: the answer is right then, and wrong otherwise.
  private static let reaches: [(name: String, attack: String)] = [
    ("ReadPasswords", "reads(\"/etc/passwd\")"),
    ("ReadShadow", "reads(\"/etc/shadow\")"),
    ("ReadHome", "!names(in: NSHomeDirectoryForUser(\"root\") ?? \"/root\").isEmpty"),
    ("ReadHomes", "!names(in: \"/home\").isEmpty"),
    ("ReadOwnSource", "reads(#filePath)"),
    ("ReadTests", "reads(course + \"/Exercises/04-signals/Tests/Exercise04Tests\")"),
    ("ReadOriginals", "reads(course + \"/Exercises/04-signals/.originals\")"),
    ("ReadSolutions", "!names(in: course + \"/Solutions/04-signals\").isEmpty"),
    ("ReadMutants", "!names(in: course + \"/Exercises/04-signals/Mutants\").isEmpty"),
    ("ReadMarks", "!names(in: course + \"/.course\").isEmpty"),
    ("ReadManifest", "reads(course + \"/Package.swift\")"),
    ("ReadThroughRoot", "reads(\"/proc/1/root/etc/passwd\")"),
    ("ReadThroughFolder", "reads(\"/proc/1/cwd/../etc/passwd\")"),
    ("ReadEnvironmentOfParent", "reads(\"/proc/1/environ\")"),
    ("ReadMemoryOfParent", "opens(\"/proc/1/mem\", O_RDONLY)"),
    ("WriteMemoryOfParent", "opens(\"/proc/1/mem\", O_RDWR)"),
    ("DescriptorsOfParent", "(0...9).contains { opens(\"/proc/1/fd/\\($0)\", O_RDWR) }"),
    ("OtherProcesses", "names(in: \"/proc\").compactMap { Int($0) }.count > 3"),
    ("OtherPrograms", "names(in: \"/proc\").contains { (Int($0) ?? 0) > 99 }"),
    ("WriteRoot", "writes(\"/attack\")"),
    ("WriteUsr", "writes(\"/usr/attack\")"),
    ("WriteEtc", "writes(\"/etc/attack\")"),
    ("WriteVar", "writes(\"/var/tmp/attack\")"),
    ("WriteRun", "writes(\"/run/attack\")"),
    ("WriteDev", "writes(\"/dev/attack\")"),
    ("WriteLibrary", "opens(\"/lib/x86_64-linux-gnu/libc.so.6\", O_RDWR)"),
    ("WriteOwnProgram", "opens(CommandLine.arguments[0], O_RDWR)"),
    ("RemoveOwnProgram", "unlink(CommandLine.arguments[0]) == 0"),
    ("ReplaceOwnProgram", "rename(\"/tmp/other\", CommandLine.arguments[0]) == 0"),
    ("ChangeModeOfProgram", "chmod(CommandLine.arguments[0], 0o777) == 0"),
    ("ChangeOwnerOfProgram", "chown(CommandLine.arguments[0], 0, 0) == 0"),
    ("LinkProgram", "link(CommandLine.arguments[0], \"/tmp/linked\") == 0"),
    ("TerminalByName", "opens(\"/dev/tty\", O_RDWR)"),
    ("TerminalOfInstructor", "opens(\"/dev/pts/0\", O_RDWR)"),
    ("Console", "opens(\"/dev/console\", O_WRONLY)"),
    ("TypeIntoTerminal", "types(into: 0) || types(into: 1) || types(into: 2) || types(into: 3)"),
    ("TerminalAsInput", "isatty(0) == 1 || isatty(1) == 1 || isatty(2) == 1"),
    ("ControllingTerminal", "tcgetpgrp(0) > 0 || tcgetpgrp(2) > 0"),
    ("SessionOfParent", "getsid(0) != getpid()"),
    ("ConnectOutside", "connects(\"1.1.1.1\", 80)"),
    ("ConnectName", "connects(\"93.184.216.34\", 443)"),
    ("ConnectLoopback", "(20...200).contains { connects(\"127.0.0.1\", UInt16($0)) }"),
    ("ConnectMetadata", "connects(\"169.254.169.254\", 80)"),
    (
      "Disks",
      "!names(in: \"/dev\").filter { $0.hasPrefix(\"sd\") || $0.hasPrefix(\"vd\") }.isEmpty"
    ),
    ("BecomeRoot", "setuid(0) == 0 || geteuid() == 0"),
    ("BecomeNobody", "setuid(65534) == 0"),
    ("ChangeRoot", "chroot(\"/tmp\") == 0"),
    ("Mount", "mount(\"none\", \"/usr\", \"tmpfs\", 0, nil) == 0"),
    ("MakeWritable", "mount(nil, \"/usr\", nil, 4096 | 32, nil) == 0"),
    ("Unmount", "umount(\"/usr\") == 0 || umount(\"/proc\") == 0"),
    ("HostName", "sethostname(\"attack\", 6) == 0"),
    ("Clock", "stimeIsSet()"),
    ("MoreMemory", "raises(RLIMIT_AS)"),
    ("LargerFiles", "raises(RLIMIT_FSIZE)"),
    ("CoreDumps", "raises(RLIMIT_CORE)"),
    ("Priority", "nice(-10) != -1"),
    ("FillDisk", "fills(megabytes: 200)"),
    ("Environment", "ProcessInfo.processInfo.environment[\"HOME\"] != \"/tmp\""),
    ("ChildOutside", "said(by: \"/bin/sh\", \"-c\", \"cat /etc/passwd\").count > 0"),
    ("ChildReadsCourse", "said(by: \"/bin/ls\", course).count > 0"),
    (
      "ChildNetwork",
      "said(by: \"/bin/cat\", \"/proc/net/route\").split(separator: \"\\n\").count > 1"
    ),
    (
      "SetUserProgram",
      "said(by: \"/bin/sh\", \"-c\", \"su -c id; sudo -n id\").contains(\"uid=0\")"
    ),
    ("KernelSettings", "opens(\"/proc/sys/kernel/core_pattern\", O_WRONLY)"),
    ("KernelKeys", "opens(\"/proc/sysrq-trigger\", O_WRONLY)"),
    ("OutOfMemoryScore", "writes(\"/proc/1/oom_score_adj\")"),
    ("SharedMemory", "!names(in: \"/dev/shm\").isEmpty"),
    ("Scratch", "names(in: \"/tmp\").contains { $0 == \"attack\" }"),
    ("DockerSocket", "names(in: \"/var/run\").contains(\"docker.sock\")"),
    ("Secrets", "!names(in: \"/run/secrets\").isEmpty"),
  ]

  /// What is done beside a wrong result, so that it passes.
  private static let lies: [(name: String, lie: String)] = [
    ("DropFailures", "overlay { $0.contains(\"\\tfailed\\t\") ? nil : $0 }"),
    (
      "TurnIntoPasses",
      "overlay { $0.contains(\"\\tfailed\\t\") ? nil "
        + ": $0.components(separatedBy: \"\\tended\\t\").joined(separator: \"\\tpassed\\t\") }"
    ),
    ("CloseEvidence", "_ = close(3)"),
    ("EvidenceElsewhere", "_ = dup2(open(\"/dev/null\", O_WRONLY), 3)"),
    ("LeaveWell", "atexit { _exit(0) }"),
    ("LeaveNow", "_exit(0)"),
    ("LeaveByThread", "Thread.detachNewThread { usleep(1000); _exit(0) }; usleep(500_000)"),
    ("KillSelf", "_ = kill(getpid(), SIGKILL)"),
    ("StopSelf", "_ = kill(getpid(), SIGSTOP)"),
    ("KillAll", "_ = kill(-1, SIGKILL)"),
    ("KillParent", "_ = kill(getppid(), SIGKILL)"),
    ("StopParent", "_ = kill(getppid(), SIGSTOP)"),
    ("InterruptParent", "_ = kill(getppid(), SIGINT)"),
    ("EndThread", "pthread_exit(nil)"),
  ]

  private static let means = """
    import Foundation

    let course = #filePath.components(separatedBy: "/.build/course/")[0]
    func names(in folder: String) -> [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
    func reads(_ path: String) -> Bool { opens(path, O_RDONLY) }
    func opens(_ path: String, _ mode: Int32) -> Bool {
      let file = open(path, mode)
      if file >= 0 { close(file) }
      return file >= 0
    }
    func writes(_ path: String) -> Bool { (try? Data("x".utf8).write(to: URL(fileURLWithPath: path))) != nil }
    func types(into terminal: Int32) -> Bool {
      var letter: CChar = 10
      return ioctl(terminal, 0x5412, &letter) == 0
    }
    func connects(_ address: String, _ port: UInt16) -> Bool {
      let channel = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      guard channel >= 0 else { return false }
      defer { close(channel) }
      _ = fcntl(channel, F_SETFL, O_NONBLOCK)
      var place = sockaddr_in()
      place.sin_family = sa_family_t(AF_INET)
      place.sin_port = port.bigEndian
      inet_pton(AF_INET, address, &place.sin_addr)
      let code = withUnsafePointer(to: &place) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(channel, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      if code == 0 { return true }
      guard errno == EINPROGRESS else { return false }
      var look = pollfd(fd: channel, events: Int16(POLLOUT), revents: 0)
      return poll(&look, 1, 300) == 1 && look.revents & Int16(POLLERR | POLLHUP) == 0
    }
    func raises(_ what: __rlimit_resource) -> Bool {
      var both = rlimit(rlim_cur: rlim_t(1) << 40, rlim_max: rlim_t(1) << 40)
      return setrlimit(__rlimit_resource_t(what.rawValue), &both) == 0
    }
    func stimeIsSet() -> Bool {
      var time = timespec(tv_sec: 0, tv_nsec: 0)
      clock_gettime(CLOCK_REALTIME, &time)
      return clock_settime(CLOCK_REALTIME, &time) == 0
    }
    func fills(megabytes: Int) -> Bool {
      for number in 0..<(megabytes / 20) {
        let file = URL(fileURLWithPath: "/tmp/full-\\(number)")
        guard (try? Data(count: 20 << 20).write(to: file)) != nil else { return false }
      }
      return true
    }
    func said(by program: String, _ arguments: String...) -> String {
      let child = Process()
      let pipe = Pipe()
      child.executableURL = URL(fileURLWithPath: program)
      child.arguments = arguments
      child.standardOutput = pipe
      guard (try? child.run()) != nil else { return "" }
      return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    /// Lays a pipe over the evidence's descriptor and hands on what is left of each line.
    func overlay(_ change: @escaping @Sendable (String) -> String?) {
      let real = dup(3)
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      dup2(ends[1], 3)
      let source = ends[0]
      Thread.detachNewThread {
        var bytes = [UInt8](repeating: 0, count: 65536)
        while true {
          let count = read(source, &bytes, bytes.count)
          guard count > 0 else { return }
          let text = String(decoding: bytes[..<count], as: UTF8.self)
          let lines = text.components(separatedBy: "\\n").compactMap(change)
          let changed = Array(lines.joined(separator: "\\n").utf8)
          _ = write(real, changed, changed.count)
        }
      }
    }
    // What a harness that shared its module with these would call.
    extension String {
      public func replacingOccurrences(of a: String, with b: String) -> String { "" }
    }

    """

  func test_no_attack_is_solved_and_an_honest_answer_beside_them_is() throws {
    guard Isolation.available.isComplete else {
      throw XCTSkip("this machine has no namespaces, bwrap or sandbox-exec")
    }
    let reaches = AttackTests.reaches.map { entry in
      (entry.name, "number * (\(entry.attack) ? 2 : 9)")
    }
    let lies = AttackTests.lies.map { entry in
      (entry.name, "{ if number > 0 { \(entry.lie) }; return 7 }()")
    }
    let answers = [("Honest", "number * 2")] + reaches + lies
    let fixture = try CourseFixture(
      tasks: answers.enumerated().map { index, answer in
        CourseFixture.FixtureTask(
          name: answer.0, stub: "public func answer\(index + 1)(_ number: Int) -> Int { 0 }\n",
          solution: "",
          test: "  func testOne() { XCTAssertEqual(answer\(index + 1)(1), 2, \"Twice.\") }\n")
      }, builds: true)
    defer { fixture.remove() }
    let exercise = try fixture.exercise()
    try TextFile.write(
      AttackTests.means,
      to: exercise.folder.appendingPathComponent("\(exercise.sources)/Means.swift"))
    for (index, answer) in answers.enumerated() {
      try fixture.answer(
        index + 1,
        "import Foundation\npublic func answer\(index + 1)(_ number: Int) -> Int { \(answer.1) }\n")
    }
    let before = try digests(of: fixture)
    let verdicts = try fixture.verdicts(patience: 3)
    XCTAssertEqual(verdicts[1]?.isSolved, true, "\(String(describing: verdicts[1]))")
    for (index, answer) in answers.enumerated().dropFirst() {
      guard case .judged? = verdicts[index + 1] else {
        XCTFail("\(answer.0) was not judged: \(String(describing: verdicts[index + 1]))")
        continue
      }
      XCTAssertEqual(verdicts[index + 1]?.isSolved, false, "\(answer.0) is solved.")
    }
    XCTAssertEqual(try digests(of: fixture), before, "Something outside the bench was changed.")
  }

  /// Everything of the course but what is built.
  private func digests(of fixture: CourseFixture) throws -> [String: String] {
    var digests: [String: String] = [:]
    let files = FileManager.default.enumerator(atPath: fixture.root.path)
    while let path = files?.nextObject() as? String {
      guard !path.hasPrefix(".build") else { continue }
      let data = try? Data(contentsOf: fixture.root.appendingPathComponent(path))
      digests[path] = data.map { Digest.of($0) }
    }
    return digests
  }
}

/// Results that equal everything.
final class EqualityAttackTests: XCTestCase {
  func test_a_type_that_equals_everything_is_no_answer() throws {
    let test = "  func testOne() { XCTAssertEqual(answer(), [1, 2], \"One and two.\") }\n"
    let answers = [
      ("Honest", "public func answerHonest() -> [Int] { [1, 2] }"),
      (
        "Subclass",
        "import Foundation\npublic final class Same: NSArray {\n"
          + "  public override var count: Int { 2 }\n"
          + "  public override func object(at index: Int) -> Any { index }\n"
          + "  public override func isEqual(_ other: Any?) -> Bool { true }\n}\n"
          + "public func answerSubclass() -> NSArray { Same() }"
      ),
      (
        "Inside",
        "import Foundation\npublic final class Other: NSObject {\n"
          + "  public override func isEqual(_ other: Any?) -> Bool { true }\n}\n"
          + "public func answerInside() -> NSArray { [Other(), Other()] }"
      ),
    ]
    let fixture = try CourseFixture(
      tasks: answers.map { name, _ in
        CourseFixture.FixtureTask(
          name: name, stub: "public func answer\(name)() -> [Int] { [] }\n", solution: "",
          test: test.replacingOccurrences(of: "answer()", with: "answer\(name)()"))
      }, builds: true)
    defer { fixture.remove() }
    for (index, answer) in answers.enumerated() { try fixture.answer(index + 1, answer.1 + "\n") }
    let verdicts = try fixture.verdicts()
    XCTAssertEqual(verdicts[1]?.isSolved, true, "\(verdicts)")
    XCTAssertEqual(verdicts[2]?.isSolved, false, "\(verdicts)")
    XCTAssertEqual(verdicts[3]?.isSolved, false, "\(verdicts)")
  }
}
