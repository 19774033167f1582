extension HarnessSources {
  /// What stands before the tests' own calls: a name of their module comes before XCTest's.
  static let assertions = #"""
    import CourseHarness

    func XCTAssertEqual<T: Equatable>(
      _ a: @autoclosure () throws -> T, _ b: @autoclosure () throws -> T,
      _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
      line: UInt = #line
    ) { CourseHarness.checkEqual(a, b, message, file, line) }

    func XCTAssertTrue(
      _ a: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
      file: StaticString = #filePath, line: UInt = #line
    ) { CourseHarness.checkTrue(a, message, file, line) }

    func XCTAssertFalse(
      _ a: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
      file: StaticString = #filePath, line: UInt = #line
    ) { CourseHarness.checkFalse(a, message, file, line) }

    func XCTAssertNil(
      _ a: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
      file: StaticString = #filePath, line: UInt = #line
    ) { CourseHarness.checkNil(a, message, file, line) }

    func XCTAssertNotNil(
      _ a: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
      file: StaticString = #filePath, line: UInt = #line
    ) { CourseHarness.checkNotNil(a, message, file, line) }

    """#

  /// The assertions themselves.
  ///
  /// Where an assertion holds, the same is done whether its test is turned around or not, so that no
  /// clock tells the two apart. Where it does not, a test that is turned around goes on in silence.
  static let checks = #"""
    import XCTest

    public func checkEqual<T: Equatable>(
      _ a: () throws -> T, _ b: () throws -> T, _ message: () -> String, _ file: StaticString,
      _ line: UInt
    ) {
      let values = Swift.Result { (try a(), try b()) }
      if case .success(let (got, wanted)) = values, isToBeSilent(got == wanted) { return }
      XCTAssertEqual(
        try values.get().0, try values.get().1, message(), file: file, line: line)
    }

    public func checkTrue(
      _ a: () throws -> Bool, _ message: () -> String, _ file: StaticString, _ line: UInt
    ) {
      let value = Swift.Result { try a() }
      if case .success(let value) = value, isToBeSilent(value) { return }
      XCTAssertTrue(try value.get(), message(), file: file, line: line)
    }

    public func checkFalse(
      _ a: () throws -> Bool, _ message: () -> String, _ file: StaticString, _ line: UInt
    ) {
      let value = Swift.Result { try a() }
      if case .success(let value) = value, isToBeSilent(!value) { return }
      XCTAssertFalse(try value.get(), message(), file: file, line: line)
    }

    public func checkNil(
      _ a: () throws -> Any?, _ message: () -> String, _ file: StaticString, _ line: UInt
    ) {
      let value = Swift.Result { try a() }
      if case .success(let value) = value, isToBeSilent(value == nil) { return }
      XCTAssertNil(try value.get(), message(), file: file, line: line)
    }

    public func checkNotNil(
      _ a: () throws -> Any?, _ message: () -> String, _ file: StaticString, _ line: UInt
    ) {
      let value = Swift.Result { try a() }
      if case .success(let value) = value, isToBeSilent(value != nil) { return }
      XCTAssertNotNil(try value.get(), message(), file: file, line: line)
    }

    /// Whether nothing may be said of this, as the test that runs is turned around.
    private func isToBeSilent(_ holds: Bool) -> Bool {
      let isTurned = CourseWatcher.shared?.noteIfTurned(holds) ?? false
      return isTurned && !holds
    }

    """#
}
