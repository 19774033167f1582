import ReactiveCore
import XCTest

final class BehaviorSubjectTests: XCTestCase {
  let log = Log()
  let volume = BehaviorSubject(5)

  // SUBJ-BEHAVIOR-1
  func test_a_new_subscriber_gets_the_current_value_and_then_live_ones() {
    log.record(volume, as: "a")
    volume.sendNext(6)
    log.record(volume, as: "b")
    volume.sendNext(7)
    XCTAssertEqual(log.lines, ["a 5", "a 6", "b 6", "a 7", "b 7"])
  }

  // SUBJ-BEHAVIOR-3
  func test_without_a_scheduler_the_current_value_comes_first_and_once() {
    let (volume, log) = (volume, log)
    let received = expectation(description: "a live value")
    onNewThread {
      volume.subscribeNext { value in
        log.add("\(value) with a scheduler: \(Scheduler.current != nil)")
        if value == 5 { volume.sendNext(6) } else { received.fulfill() }
      }
    }
    wait(for: [received], timeout: 30)
    XCTAssertEqual(log.lines, ["5 with a scheduler: true", "6 with a scheduler: true"])
  }

  // SUBJ-BEHAVIOR-4
  func test_an_ended_behavior_subject_still_sends_its_last_value_but_no_end() {
    let failing = BehaviorSubject(5)
    volume.sendCompleted()
    failing.sendError(Failure("lost"))
    XCTAssertEqual(volume.syncLines, ["5"])
    XCTAssertEqual(failing.syncLines, ["5"])
  }

  // SUBJ-BEHAVIOR-5
  func test_the_current_value_is_read_by_subscribing() throws {
    volume.sendNext(6)
    XCTAssertEqual(try volume.first(), 6)
  }
}
