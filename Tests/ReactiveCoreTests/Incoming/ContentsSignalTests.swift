import Foundation
import ReactiveCore
import XCTest

final class ContentsSignalTests: XCTestCase {
  private let scheduler = TestScheduler()
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("reactive-core-\(ProcessInfo.processInfo.globallyUniqueString)")

  override func tearDownWithError() throws {
    if FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
  }

  // OBJ-NOTE-4
  func test_the_file_is_read_once_and_its_contents_are_replayed() throws {
    try Data("before".utf8).write(to: file)
    let bytes = Data.signal(contentsOf: file, on: scheduler)
    let text = String.signal(contentsOf: file, on: scheduler)
    scheduler.run()
    try Data("after".utf8).write(to: file)
    let log = Log()
    for _ in 1...2 {
      log.record(bytes.map { String(decoding: $0, as: UTF8.self) }, as: "data")
      log.record(text, as: "string")
      scheduler.run()
    }
    let once = ["data before", "data completed", "string before", "string completed"]
    XCTAssertEqual(log.lines, once + once)
  }

  // OBJ-NOTE-4
  func test_nothing_is_read_before_the_scheduler_runs() throws {
    let text = String.signal(contentsOf: file, on: scheduler)
    try Data("in time".utf8).write(to: file)
    let log = Log()
    log.record(text)
    XCTAssertEqual(log.lines, [])
    scheduler.run()
    XCTAssertEqual(log.lines, ["in time", "completed"])
  }

  // OBJ-NOTE-4
  func test_reading_a_missing_file_sends_an_error() {
    var errors = 0
    Data.signal(contentsOf: file, on: scheduler).subscribeError { _ in errors += 1 }
    String.signal(contentsOf: file, on: scheduler).subscribeError { _ in errors += 1 }
    scheduler.run()
    XCTAssertEqual(errors, 2)
  }
}
