import ReactiveCore
import Synchronization
import XCTest

final class PaceTests: XCTestCase {
  override func tearDown() { TestScheduler.pace(by: nil) }

  func test_waits_for_each_move_of_the_clock_and_changes_no_time() {
    let waits = Synchronization.Mutex<[Duration]>([])
    TestScheduler.pace(by: { wait in waits.withLock { $0.append(wait) } })
    let scheduler = TestScheduler()
    var times: [Duration] = []
    scheduler.schedule { times.append(scheduler.now) }
    scheduler.schedule(after: .seconds(2)) { times.append(scheduler.now) }
    scheduler.schedule(after: .seconds(2)) { times.append(scheduler.now) }
    scheduler.advance(by: .seconds(5))

    XCTAssertEqual(times, [.zero, .seconds(2), .seconds(2)])
    XCTAssertEqual(waits.withLock { $0 }, [.seconds(2), .seconds(3)])
    XCTAssertEqual(scheduler.now, .seconds(5))
  }

  func test_a_scheduler_keeps_the_pace_it_was_made_with() {
    let early = TestScheduler()
    let waits = Synchronization.Mutex(0)
    TestScheduler.pace(by: { _ in waits.withLock { $0 += 1 } })
    let paced = TestScheduler()
    TestScheduler.pace(by: nil)
    early.advance(by: .seconds(1))
    TestScheduler().advance(by: .seconds(1))
    XCTAssertEqual(waits.withLock { $0 }, 0)
    paced.advance(by: .seconds(1))
    XCTAssertEqual(waits.withLock { $0 }, 1)
  }
}
