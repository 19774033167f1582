import TestFolders
import XCTest

import Files

final class FileLockTests: XCTestCase {
  func test_the_second_holder_waits_for_the_first() throws {
    let file = newPlace("course-lock")
    let first = try FileLock(file)
    var timesWaited = 0
    let second = try FileLock(file) { holder in
      XCTAssertEqual(holder, String(getpid()))
      timesWaited += 1
      if timesWaited == 1 { first.release() }
    }
    second.release()
    XCTAssertEqual(timesWaited, 1)
  }
}
