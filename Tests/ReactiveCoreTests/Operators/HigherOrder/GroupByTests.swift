import Dispatch
import Foundation
import ReactiveCore
import XCTest

final class GroupByTests: XCTestCase {
  let log = Log()
  let words = Source<String>()

  /// Groups words by their length, and records the groups and their values.
  private func record() -> Disposable {
    words.signal.groupBy(\.count, transform: { $0.uppercased() }).subscribe(
      next: { group in
        self.log.add("group \(group.key)")
        self.log.record(group, as: "\(group.key):")
      },
      error: { self.log.add("error \($0)") },
      completed: { self.log.add("completed") })
  }

  // SIG-GROUPBY-1, SIG-GROUPBY-3, SUBJ-GROUPED-1
  func test_each_new_key_is_announced_once() {
    _ = record()
    for word in ["go", "run", "do", "fly"] { words.sendNext(word) }
    XCTAssertEqual(log.lines, ["group 2", "2: GO", "group 3", "3: RUN", "2: DO", "3: FLY"])
  }

  // SIG-GROUPBY-2
  func test_groups_are_hot_and_a_late_subscriber_misses_the_first_value() {
    var groups: [GroupedSignal<Int, String>] = []
    words.signal.groupBy(\.count).subscribeNext { group in
      groups.append(group)
      self.log.record(group, as: "at once")
    }
    words.sendNext("go")
    log.record(groups[0], as: "later")
    words.sendNext("do")
    XCTAssertEqual(log.lines, ["at once go", "at once do", "later do"])
  }

  // SIG-GROUPBY-4
  func test_the_result_ends_first_and_then_the_groups_in_order() {
    for (end, line) in [(Event<Int>.completed, "completed"), (.error(Failure("x")), "error x")] {
      _ = record()
      words.sendNext("run")
      words.sendNext("go")
      _ = log.takeLines()
      if let error = end.error { words.sendError(error) } else { words.sendCompleted() }
      XCTAssertEqual(log.takeLines(), [line, "3: \(line)", "2: \(line)"])
    }
  }

  func test_a_thread_waits_while_the_group_of_its_key_is_announced() {
    let subject = Subject<Int>()
    let (isAnnounced, others) = (DispatchSemaphore(value: 0), DispatchGroup())
    subject.groupBy { $0 % 10 }.subscribeNext { group in
      isAnnounced.signal()
      if group.key == 1 { XCTAssertEqual(others.wait(timeout: .now() + 0.05), .timedOut) }
      self.log.record(group)
    }
    others.enter()
    Thread.detachNewThread {
      isAnnounced.wait()
      subject.sendNext(11)
      others.leave()
    }
    subject.sendNext(1)
    XCTAssertEqual(others.wait(timeout: .now() + 30), .success)
    XCTAssertEqual(log.lines, ["1", "11"])
  }

  // SIG-GROUPBY-5
  func test_disposing_the_result_does_not_end_the_groups() {
    let disposable = record()
    words.sendNext("go")
    disposable.dispose()
    words.sendNext("do")
    XCTAssertEqual(log.lines, ["group 2", "2: GO"])
    XCTAssertEqual(words.disposals, 1)
  }
}
