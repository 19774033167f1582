import Files

#if os(Linux)
  import CourseFixtures
  import Processes
  import TestFolders
  import XCTest

  @testable import Grading

  /// Tests of `course` as a process, with POSIX signals and with full or read-only disks.
  final class CourseProcessTests: XCTestCase {
    private let good = "public func double(_ number: Int) -> Int { number * 2 }\n"
    private let endless =
      "public func double(_ number: Int) -> Int { while number > 0 {}; return 0 }\n"

    private func tests(of fixture: CourseFixture) -> [pid_t] {
      // A linker's command line contains both words, too, but they aren't adjacent.
      ProcessList.numbers(with: fixture.root.path, ".xctest\0Answer04Tests.Task1Double")
        .filter { ProcessList.state(of: $0) != "Z" }
    }

    private func passes(of watch: RunningCourse) -> Int {
      watch.lines.count { $0.hasPrefix("  ✓ 4.1 ") }
    }

    func test_a_watch_uses_little_CPU_and_a_save_ends_a_running_check() throws {
      let fixture = try CourseFixture(builds: true)
      try fixture.answer(1, good)
      let watch = try RunningCourse(["watch", "4.1"], in: fixture.root)
      defer { watch.end() }
      XCTAssertTrue(comes(within: 120) { passes(of: watch) == 1 }, watch.errors)

      let (before, start) = (ProcessList.work(of: watch.number), Date())
      try fixture.answer(1, endless)
      XCTAssertTrue(comes(within: 60) { !tests(of: fixture).isEmpty })
      let worked = Double(ProcessList.work(of: watch.number) - before) / 100
      XCTAssertLessThan(
        worked, 0.5 * Date().timeIntervalSince(start),
        "The watch should wait without polling.")
      try fixture.answer(1, good)
      XCTAssertTrue(
        comes(within: 5) { tests(of: fixture).isEmpty }, "A save should end the running test.")
      XCTAssertTrue(comes(within: 60) { passes(of: watch) == 2 }, watch.errors)
      XCTAssertFalse(watch.output.contains("✗"), watch.output)
      watch.send(SIGINT)
      XCTAssertEqual(watch.wait(), 130)
    }

    func test_a_check_can_be_suspended_and_interrupted() throws {
      let fixture = try CourseFixture(builds: true)
      try fixture.answer(1, endless)
      let check = try RunningCourse(["check", "4.1"], in: fixture.root)
      defer { check.end() }
      XCTAssertTrue(comes(within: 120) { !tests(of: fixture).isEmpty }, check.errors)
      check.send(SIGTSTP)
      XCTAssertTrue(comes(within: 5) { ProcessList.state(of: check.number) == "T" })
      check.send(SIGCONT)
      XCTAssertTrue(comes(within: 5) { ProcessList.state(of: check.number) != "T" })
      check.send(SIGINT)
      XCTAssertEqual(check.wait(), 130)
      XCTAssertTrue(comes(within: 5) { tests(of: fixture).isEmpty })
    }

    func test_an_interrupted_build_leaves_no_compiler_and_the_next_check_does_not_wait() throws {
      let fixture = try CourseFixture(builds: true)
      try fixture.answer(1, "public func double(_ n: Int) -> Int { \(brackets(4000)) }\n")
      let check = try RunningCourse(["check", "4.1"], in: fixture.root)
      defer { check.end() }
      func compilers() -> [pid_t] {
        ProcessList.numbers(with: "swift-frontend", fixture.root.path)
      }
      XCTAssertTrue(comes(within: 60) { !compilers().isEmpty }, check.errors)
      check.send(SIGINT)
      XCTAssertEqual(check.wait(), 130)
      XCTAssertTrue(comes(within: 5) { compilers().isEmpty }, "\(compilers())")
      try fixture.answer(1, good)
      let again = try fixture.verdicts()
      XCTAssertEqual(again[1]?.isSolved, true, "\(again)")
    }

    private func brackets(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
    }

    func test_an_endless_compiler_is_killed_with_its_children() throws {
      let fixture = try CourseFixture(builds: true)
      let tools = fixture.root.appendingPathComponent("tools")
      let compiler = tools.appendingPathComponent("swift")
      let mark = "busy-\(UUID().uuidString)"
      try putScript("sh -c 'while :; do sleep 1; done' \(mark) &\nwait", at: compiler)
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      setenv("PATH", "\(tools.path):\(path)", 1)
      defer { setenv("PATH", path, 1) }
      let exercise = try fixture.exercise()
      var bench = Workbench(exercise: exercise, kind: .check)
      bench.buildLimit = 1
      XCTAssertThrowsError(
        try Grader(bench: bench).result(on: fixture.answers(), of: exercise.tasks).verdicts
      ) { error in
        let sentence = (error as? CourseError)?.sentence ?? "\(error)"
        XCTAssertTrue(sentence.contains("stopped after 1 seconds"), sentence)
      }
      XCTAssertTrue(comes(within: 5) { ProcessList.numbers(with: mark).isEmpty })
    }

    func test_grading_stops_early_if_every_test_hangs() throws {
      let tests = (1...8).map { "  func test\($0)() { XCTAssertEqual(hang(\($0)), 1) }\n" }
      let fixture = try CourseFixture(
        tasks: [
          CourseFixture.FixtureTask(
            name: "Hang", stub: "public func hang(_ n: Int) -> Int { while n > 0 {}; return 1 }\n",
            solution: "", test: tests.joined())
        ], builds: true)
      _ = try fixture.verdicts(isWanted: { _ in false })
      let start = Date()
      guard case .graded(let results)? = try fixture.verdicts(testTimeLimit: 6)[1] else {
        return XCTFail("The answer should be graded.")
      }
      XCTAssertEqual(results.map(\.outcome), [.hung, .hung] + Array(repeating: .notRun, count: 6))
      XCTAssertLessThan(Date().timeIntervalSince(start), 30, "Grading should stop after two tests.")
    }

    func test_room_reports_a_full_disk_when_it_writes_a_table() throws {
      let fixture = try CourseFixture(builds: true)
      let stub = CourseFixture.numbers[0].stub
      try fixture.put(stub, "room/ada/04-signals/Sources/Exercise04/Task1Double.swift")
      let marking = try RunningCourse(
        ["room", "room", "--csv", "--trust-answers"], in: fixture.root, output: "/dev/full")
      defer { marking.end() }
      XCTAssertNotEqual(marking.wait(), 0)
      XCTAssertEqual(marking.errors.split(separator: "\n").count, 1, marking.errors)
      XCTAssertTrue(marking.errors.contains("No space left"), marking.errors)
    }

    func test_check_and_hint_give_advice_in_a_read_only_clone() throws {
      let reading = ["bwrap", "--dev-bind", "/", "/", "--ro-bind"]
      let tried = ChildProcess(reading + ["/usr", "/usr", "true"], limits: Limits(time: 9))
      guard (try? tried.run())?.end == .exited(0) else { throw XCTSkip("bwrap doesn't work.") }
      let fixture = try CourseFixture(builds: true)
      try? FileManager.default.removeItem(at: fixture.course.state)
      for command in ["check", "hint"] {
        // A read-only mount stops even root from writing.
        let place = fixture.root.path
        var child = ChildProcess(
          reading + [place, place, RunningCourse.program.path, command, "4.1"],
          limits: Limits(time: 60))
        child.folder = fixture.root
        let finished = try child.run()
        // A hint is shown even if it can't be counted.
        XCTAssertEqual(finished.end, .exited(command == "hint" ? 0 : 1), "\(finished)")
        XCTAssertEqual(finished.output.contains("Hint 1 of Double."), command == "hint")
        let message = command == "hint" ? finished.output : finished.errors
        XCTAssertTrue(message.contains("Copy the course's folder"), "\(finished)")
      }
    }
  }
#endif
