import XCTest

@testable import ReactiveCore

final class ReleaseLoopTests: XCTestCase {
  func test_what_it_holds_goes_when_its_owner_has_gone() {
    for _ in 1...2 {
      var held: Box<Int>? = Box()
      let watched = Weak(held)
      var owner: Owner? = Owner()
      owner?.loop.hold { [held] in _ = held }
      held = nil
      XCTAssertNotNil(watched.object)
      owner = nil
      XCTAssertNil(watched.object)
    }
  }
}

private final class Owner {
  var loop = ReleaseLoop()
}
