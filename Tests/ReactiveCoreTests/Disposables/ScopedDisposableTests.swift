import ReactiveCore
import XCTest

final class ScopedDisposableTests: XCTestCase {
  func test_DISP_SCOPED_1_it_disposes_itself_when_it_is_dropped() {
    let log = Log()
    var scope: ScopedDisposable? = ScopedDisposable { log.add("run") }
    XCTAssertEqual(log.lines, [])
    withExtendedLifetime(scope) {}
    scope = nil
    XCTAssertEqual(log.lines, ["run"])
  }

  func test_DISP_SCOPED_2_it_disposes_another_when_it_is_disposed_or_dropped() {
    for disposes in [true, false] {
      let inner = Disposable()
      var scope: ScopedDisposable? = inner.scoped
      XCTAssertFalse(inner.isDisposed)
      if disposes { scope?.dispose() } else { scope = nil }
      XCTAssertTrue(inner.isDisposed)
      withExtendedLifetime(scope) {}
    }
  }

  func test_DISP_SCOPED_3_the_scope_of_a_scope_is_the_scope() {
    let scope = ScopedDisposable {}
    XCTAssertTrue(scope.scoped === scope)
    XCTAssertTrue((scope as Disposable).scoped === scope)
  }
}
