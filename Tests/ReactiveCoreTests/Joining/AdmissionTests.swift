import XCTest

@testable import ReactiveCore

final class AdmissionTests: XCTestCase {
  // thread 1  admits a signal ───────────── keeps its subscription
  // thread 2            disposes: closes ──┘
  // SIG-FLATTENMAX-8
  func test_a_signal_admitted_before_a_disposal_is_not_started_after_it() {
    var state = Admission(limit: 1)
    XCTAssertTrue(state.admit())
    XCTAssertTrue(state.close().isEmpty)
    XCTAssertNil(state.keep(Disposable {}))
  }
}
