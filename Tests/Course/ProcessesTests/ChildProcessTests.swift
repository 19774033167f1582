import XCTest

@testable import Processes

final class ChildProcessTests: XCTestCase {
  private func shell(_ script: String, limit: TimeInterval = 20) throws -> ChildProcess.Outcome {
    try ChildProcess(["sh", "-c", script], limits: Limits(time: limit)).run()
  }

  func test_output_errors_and_exit_code_are_separate() throws {
    let script = "echo out; echo err >&2; exit 3"
    var received: [Int: String] = [:]
    let finished = try ChildProcess(["sh", "-c", script], limits: Limits(time: 20)).run(
      receiving: { received[$0, default: ""] += String(decoding: $1, as: UTF8.self) })
    XCTAssertEqual(finished, .init(end: .exited(3), output: "out\n", errors: "err\n"))
    XCTAssertEqual(received, [1: "out\n", 2: "err\n"])
  }

  func test_a_command_killed_by_a_signal_is_not_reported_as_an_exit() throws {
    XCTAssertEqual(try shell("kill -SEGV $$").end, .signaled(SIGSEGV))
  }

  func test_the_time_limit_ends_the_whole_session() throws {
    let lifeline = try Lifeline()
    let loop = "sh -c 'while true; do :; done'"
    let finished = try shell("\(lifeline.hold); \(loop) & \(loop) & wait", limit: 0.3)
    XCTAssertEqual(finished.end, .timedOut)
    XCTAssertTrue(lifeline.ends())
  }

  func test_a_long_output_keeps_its_beginning_and_its_end() throws {
    let finished = try shell("echo first; yes 0123456789 | head -c 3000000; echo last")
    XCTAssertEqual(finished.end, .exited(0))
    XCTAssertTrue(finished.output.hasPrefix("first\n"))
    XCTAssertTrue(finished.output.hasSuffix("last\n"))
    XCTAssertLessThan(finished.output.utf8.count, (256 << 10) + (32 << 10) + 200)
  }

  func test_a_limit_on_output_ends_a_command_that_exceeds_it() throws {
    let child = ChildProcess(["yes"], limits: Limits(time: 20, output: .atMost(1000)))
    let finished = try child.run()
    XCTAssertEqual(finished.end, .tooMuchOutput)
    XCTAssertEqual(finished.output.utf8.count, 1000)
  }

  func test_whileWaiting_is_called_during_silence_and_may_cancel() throws {
    let cancellation = Cancellation()
    var turns = 0
    let finished = try ChildProcess(["sleep", "600"], limits: Limits(time: 20)).run(
      until: cancellation,
      whileWaiting: {
        turns += 1
        if turns == 3 { cancellation.cancel() }
      })
    XCTAssertEqual(finished.end, .canceled)
  }

  func test_an_opening_is_read_and_answered_on_descriptor_3() throws {
    var child = ChildProcess(
      ["sh", "-c", "s=$(head -c 4 <&3); echo $s told >&3"], limits: Limits(time: 20))
    child.conversation = Conversation(opening: "open")
    XCTAssertEqual(try child.run().conversation, "open told\n")
  }

  func test_a_sign_of_life_restarts_the_time_limit() throws {
    var child = ChildProcess(
      ["sh", "-c", "for i in 1 2 3 4 5; do sleep 0.12; echo alive$i >&3; done"],
      limits: Limits(time: 0.5))
    child.conversation = Conversation(signsOfLife: Set((1...5).map { "alive\($0)" }))
    XCTAssertEqual(try child.run().end, .exited(0))
  }

  func test_other_words_and_repeated_signs_do_not_restart_the_time_limit() throws {
    for word in ["passed", "alive"] {
      var child = ChildProcess(
        ["sh", "-c", "while true; do echo \(word) >&3; sleep 0.02; done"],
        limits: Limits(time: 0.3))
      child.conversation = Conversation(opening: "open", signsOfLife: ["alive"])
      XCTAssertEqual(try child.run().end, .timedOut, word)
    }
  }

  func test_standard_input_may_be_empty_or_exceed_the_socket_buffer() throws {
    for text in ["", "what\nis given", String(repeating: "a", count: 250 << 10)] {
      var child = ChildProcess(["cat"], limits: Limits(time: 20))
      child.input = Data(text.utf8)
      XCTAssertEqual(try child.run(), .init(end: .exited(0), output: text))
    }
  }

  func test_a_command_has_only_its_own_folder_and_environment() throws {
    var child = ChildProcess(["sh", "-c", "pwd; echo $WORD$HOME"], limits: Limits(time: 20))
    child.folder = URL(fileURLWithPath: "/usr")
    child.environment = ["PATH": "/usr/bin:/bin", "WORD": "here"]
    XCTAssertEqual(try child.run().output, "/usr\nhere\n")
  }

  func test_a_missing_program_or_folder_is_reported() {
    var child = ChildProcess(["/nowhere/swift"], limits: Limits(time: 1))
    XCTAssertThrowsError(try child.run()) {
      XCTAssertEqual(
        $0.localizedDescription, "cannot start /nowhere/swift: No such file or directory.")
    }
    child.folder = URL(fileURLWithPath: "/nowhere")
    XCTAssertThrowsError(try child.run()) {
      XCTAssertEqual(
        $0.localizedDescription, "cannot enter /nowhere: No such file or directory.")
    }
  }

  func test_system_errors_are_reported_with_their_reason() throws {
    #if canImport(Glibc)
      let files = Int32(RLIMIT_NOFILE.rawValue)
    #else
      let files = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    XCTAssertEqual(getrlimit(files, &limit), 0)
    let usual = limit
    limit.rlim_cur = 3
    setrlimit(files, &limit)
    let result = Result { try ChildProcess(["true"], limits: Limits(time: 1)).run() }
    limit = usual
    setrlimit(files, &limit)
    XCTAssertThrowsError(try result.get()) {
      let sentence = $0.localizedDescription
      XCTAssert(sentence.hasSuffix(": Too many open files."), sentence)
    }
  }

  func test_another_thread_can_cancel_a_run_before_and_after_its_start() throws {
    let cancellation = Cancellation()
    let child = ChildProcess(["sh", "-c", "echo started; sleep 60"], limits: Limits(time: 60))
    let hasStarted = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      hasStarted.wait()
      cancellation.cancel()
    }
    let start = Date()
    let finished = try child.run(until: cancellation, receiving: { _, _ in hasStarted.signal() })
    XCTAssertEqual(finished.end, .canceled)
    XCTAssertEqual(try child.run(until: cancellation).end, .canceled)
    XCTAssertLessThan(Date().timeIntervalSince(start), 5)
  }

  func test_a_command_that_ends_does_not_end_others() throws {
    let running = try ChildProcess(["cat"], limits: Limits(time: 20)).start()
    XCTAssertEqual(try shell("sleep 60 & echo one").output, "one\n")
    XCTAssertTrue(running.isRunning)
  }

  func test_the_last_output_of_a_command_is_received() throws {
    for _ in 0..<20 {
      XCTAssertEqual(try shell("head -c 200000 /dev/zero").output.utf8.count, 200_000)
    }
  }

  #if os(Linux)
    func test_a_child_with_its_own_process_group_is_ended_too() throws {
      let lifeline = try Lifeline()
      // `timeout` creates its own process group, just as SwiftPM does for each compiler.
      let script = "\(lifeline.hold); timeout 60 sh -c 'echo started; exec sleep 60' & read line"
      var child = ChildProcess(["sh", "-c", script], limits: Limits(time: 20))
      child.input = Data("go\n".utf8)
      let finished = try child.run()
      XCTAssertEqual(finished.end, .exited(0))
      XCTAssertTrue(lifeline.ends())
    }

    func test_all_limits_are_set() throws {
      let limits = Limits(time: 20, memory: 1 << 30, fileSize: 1 << 20)
      let script = "for limit in v f t c; do ulimit -$limit; done"
      XCTAssertEqual(
        try ChildProcess(["sh", "-c", script], limits: limits).run().output,
        "1048576\n2048\n120\n0\n")
    }

    func test_a_command_inherits_no_other_descriptor() throws {
      let list = ChildProcess(["ls", "/proc/self/fd"], limits: Limits(time: 20))
      let before = try list.run().output
      var waiting = ChildProcess(["cat"], limits: Limits(time: 60))
      waiting.conversation = Conversation()
      let started = try waiting.start()
      XCTAssertEqual(try list.run().output, before)
      XCTAssertTrue(started.isRunning)
    }
  #endif
}
