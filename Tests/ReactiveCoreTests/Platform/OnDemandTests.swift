import XCTest

@testable import ReactiveCore

final class OnDemandTests: XCTestCase {
  func test_the_object_is_created_lazily_once_and_released_with_its_owner() {
    let living = Counter()
    do {
      let place = OnDemand<CountedObject>()
      XCTAssertNil(place.ifMade)
      let first = place.get { CountedObject(in: living) }
      XCTAssertTrue(first === place.get { CountedObject(in: living) })
      XCTAssertTrue(first === place.ifMade)
      XCTAssertEqual(living.value, 1)
    }
    XCTAssertEqual(living.value, 0)
  }
}
