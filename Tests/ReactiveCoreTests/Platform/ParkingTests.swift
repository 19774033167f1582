import Foundation
import XCTest

@testable import ReactiveCore

final class ParkingTests: XCTestCase {
  func test_the_longest_sleeping_thread_is_woken_first() {
    let place = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { place.deallocate() }
    let address = UInt(bitPattern: place)
    let sleeps = DispatchSemaphore(value: 0)
    let hasWoken = DispatchSemaphore(value: 0)
    let woken = Log()
    for number in 1...4 {
      Thread.detachNewThread {
        // No other thread can run between this check and its sleep.
        Parking.sleep(at: UnsafeRawPointer(bitPattern: address)!) {
          sleeps.signal()
          return true
        }
        woken.add("\(number)")
        hasWoken.signal()
      }
      sleeps.wait()
    }
    for _ in 1...4 {
      Parking.wakeNext(at: place)
      hasWoken.wait()
    }
    XCTAssertEqual(woken.lines, ["1", "2", "3", "4"])
  }
}
