import Files

#if os(Linux)
  import CourseFixtures
  import Sandbox
  import XCTest

  @testable import Judging

  /// `course` as a process: what a terminal, a signal and a full or read-only disk do to it.
  final class CourseProcessTests: XCTestCase {
    private let good = "public func double(_ number: Int) -> Int { number * 2 }\n"
    private let endless =
      "public func double(_ number: Int) -> Int { while number > 0 {}; return 0 }\n"

    private func with(_ test: (CourseFixture) throws -> Void) throws {
      let fixture = try CourseFixture(builds: true)
      defer { fixture.release() }
      try test(fixture)
    }

    private func tests(of fixture: CourseFixture) -> [pid_t] {
      // A linker's command line names both too, but not one after the other.
      ProcessList.numbers(with: fixture.root.path, ".xctest\0Answer04Tests.Task1Double")
        .filter { ProcessList.state(of: $0) != "Z" }
    }

    private func passes(of watch: RunningCourse) -> Int {
      watch.lines.count { $0.hasPrefix("  ✓ 4.1 ") }
    }

    func test_a_watch_works_little_while_it_waits_and_a_save_ends_a_running_check() throws {
      try with { fixture in
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
          "It should wait, and not look all the time.")
        try fixture.answer(1, good)
        XCTAssertTrue(
          comes(within: 5) { tests(of: fixture).isEmpty }, "An endless test has ten seconds.")
        XCTAssertTrue(comes(within: 60) { passes(of: watch) == 2 }, watch.errors)
        XCTAssertFalse(watch.output.contains("✗"), watch.output)
        watch.send(SIGINT)
        XCTAssertEqual(watch.wait(), 130)
      }
    }

    func test_what_stops_it_stops_an_answer_too_and_both_go_on() throws {
      try with { fixture in
        try fixture.answer(1, endless)
        let check = try RunningCourse(["check", "4.1"], in: fixture.root)
        defer { check.end() }
        XCTAssertTrue(comes(within: 120) { !tests(of: fixture).isEmpty }, check.errors)
        let answers = tests(of: fixture)
        check.send(SIGTSTP)
        let all = answers + [check.number]
        XCTAssertTrue(
          comes(within: 5) { all.allSatisfy { ProcessList.state(of: $0) == "T" } },
          "\(all.map(ProcessList.state))")
        let before = all.map(ProcessList.work)
        Thread.sleep(forTimeInterval: 0.5)
        XCTAssertEqual(all.map(ProcessList.work), before)
        check.send(SIGCONT)
        XCTAssertTrue(
          comes(within: 5) { answers.allSatisfy { ProcessList.state(of: $0) == "R" } },
          "\(answers.map(ProcessList.state)) \(check.output) \(check.errors)")
        check.send(SIGINT)
        XCTAssertEqual(check.wait(), 130)
        XCTAssertTrue(comes(within: 5) { tests(of: fixture).isEmpty })
      }
    }

    func test_when_it_is_killed_its_build_goes_too_and_the_next_check_does_not_wait() throws {
      try with { fixture in
        try fixture.answer(1, "public func double(_ n: Int) -> Int { \(brackets(4000)) }\n")
        let check = try RunningCourse(["check", "4.1"], in: fixture.root)
        defer { check.end() }
        func builds() -> [pid_t] { ProcessList.numbers(with: "swift", fixture.root.path) }
        XCTAssertTrue(comes(within: 60) { builds().count > 1 }, check.errors)
        check.send(SIGKILL)
        _ = check.wait()
        XCTAssertTrue(comes(within: 10) { builds().isEmpty }, "\(builds())")
        try fixture.answer(1, good)
        let again = try fixture.verdicts()
        XCTAssertEqual(again[1]?.isSolved, true, "\(again)")
      }
    }

    private func brackets(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
    }

    func test_a_compiler_that_never_ends_is_given_up_and_nothing_of_it_is_left() throws {
      try with { fixture in
        let tools = fixture.root.appendingPathComponent("tools")
        let compiler = tools.appendingPathComponent("swift")
        let mark = "busy-\(UUID().uuidString)"
        try TextFile.write(
          "#!/bin/sh\nsh -c 'while :; do sleep 1; done' \(mark) &\nwait\n", to: compiler)
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: compiler.path)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        setenv("PATH", "\(tools.path):\(path)", 1)
        defer { setenv("PATH", path, 1) }
        let exercise = try fixture.exercise()
        var bench = Workbench(exercise: exercise, kind: .check)
        bench.buildLimit = 1
        XCTAssertThrowsError(
          try Judge(bench: bench).verdicts(on: fixture.answers(), of: exercise.tasks)
        ) { error in
          let sentence = (error as? CourseError)?.sentence ?? "\(error)"
          XCTAssertTrue(sentence.contains("still busy after 1 seconds"), sentence)
        }
        XCTAssertEqual(ProcessList.numbers(with: mark), [])
      }
    }

    func test_where_nothing_isolates_answers_that_is_said_or_refused() throws {
      // A user namespace whose members may make no other, and no view of files of their own.
      let script = """
        for kind in user mnt; do echo 0 > /proc/sys/user/max_${kind}_namespaces; done
        exec "$0" "$@"
        """
      func course(_ words: String...) throws -> ChildProcess.Finished {
        var child = ChildProcess(
          ["unshare", "-Ur", "sh", "-c", script, RunningCourse.program.path] + words,
          limits: Limits(time: 300))
        child.folder = fixtureRoot
        return try child.run()
      }
      var fixtureRoot: URL?
      guard try course("--version").end == .exited(0) else {
        throw XCTSkip("this machine makes no user namespaces")
      }
      try with { fixture in
        fixtureRoot = fixture.root
        try fixture.answer(1, good)
        let refused = try course("check", "4.1", "--isolated")
        XCTAssertEqual(refused.end, .exited(1), "\(refused)")
        XCTAssertTrue(refused.errors.contains("cannot isolate answers"), refused.errors)
        XCTAssertFalse(refused.output.contains("4.1"), "Nothing was run.")
        let told = try course("check", "4.1")
        XCTAssertTrue(told.output.hasPrefix("answers run with your rights"), "\(told)")
        XCTAssertTrue(told.output.contains("✓ 4.1"), "\(told)")
      }
    }

    func test_an_answer_that_hangs_everywhere_costs_a_few_waits() throws {
      let tests = (1...8).map { "  func test\($0)() { XCTAssertEqual(hang(\($0)), 1) }\n" }
      let fixture = try CourseFixture(
        tasks: [
          CourseFixture.FixtureTask(
            name: "Hang", stub: "public func hang(_ n: Int) -> Int { while n > 0 {}; return 1 }\n",
            solution: "", test: tests.joined())
        ], builds: true)
      defer { fixture.release() }
      _ = try fixture.verdicts(isWanted: { _ in false })
      let start = Date()
      guard case .judged(let results)? = try fixture.verdicts(patience: 6)[1] else {
        return XCTFail("not judged")
      }
      XCTAssertEqual(results.map(\.outcome), [.hung, .hung] + Array(repeating: .notRun, count: 6))
      XCTAssertLessThan(Date().timeIntervalSince(start), 30, "Six seconds and two, and not 48.")
    }

    func test_a_table_that_cannot_be_written_is_an_error() throws {
      try with { fixture in
        let room = fixture.root.appendingPathComponent("room")
        let stub = CourseFixture.numbers[0].stub
        try TextFile.write(
          stub,
          to: room.appendingPathComponent("ada/04-signals/Sources/Exercise04/Task1Double.swift"))
        let marking = try RunningCourse(
          ["room", room.path, "--csv"], in: fixture.root, output: "/dev/full")
        defer { marking.end() }
        XCTAssertNotEqual(marking.wait(), 0)
        XCTAssertEqual(marking.errors.split(separator: "\n").count, 1, marking.errors)
        XCTAssertTrue(marking.errors.contains("No space left"), marking.errors)
      }
    }

    func test_in_a_clone_that_cannot_be_written_check_and_hint_say_what_would_help() throws {
      guard Isolation.available.isComplete else {
        throw XCTSkip("this machine has no namespaces, bwrap or sandbox-exec")
      }
      try with { fixture in
        try? FileManager.default.removeItem(at: fixture.course.state)
        for command in ["check", "hint"] {
          var child = ChildProcess(
            [RunningCourse.program.path, command, "4.1"], limits: Limits(time: 60))
          // Whoever runs this, root too, cannot write what a box only shows.
          child.box = Box(
            readable: [fixture.root, RunningCourse.program.deletingLastPathComponent()]
              + Box.swiftLibraries)
          child.folder = fixture.root
          let finished = try child.run()
          // A hint is shown all the same.
          XCTAssertEqual(finished.end, .exited(command == "hint" ? 0 : 1), "\(finished)")
          XCTAssertEqual(finished.output.contains("Hint 1 of Double."), command == "hint")
          let said = command == "hint" ? finished.output : finished.errors
          XCTAssertTrue(said.contains("Copy the course's folder"), "\(finished)")
        }
      }
    }
  }
#endif
