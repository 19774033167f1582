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
      guard isEqualityWhole else {
        return XCTFail("It changes what is equal to what. Take that out.", file: file, line: line)
      }
      if case .success(let (got, wanted)) = values {
        if let name = strangeType(in: T.self, got, wanted) {
          return XCTFail(
            "It gives a \(name). Give the type that the task asks for.",
            file: file, line: line)
        }
        if isToBeSilent(got == wanted) { return }
      }
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

    /// Whether what differs still does: who writes into memory can change that.
    private var isEqualityWhole: Bool {
      differ("a", "b") && differ(["a"], ["b"]) && differ(["a"], []) && differ(1, 2)
        && differ([1], [2]) && differ([1], []) && differ(1.5, 2.5) && differ(true, false)
        && differ(Optional(1), nil) && differ(Optional("a"), "b")
    }

    private func differ<T: Equatable>(_ a: T, _ b: T) -> Bool { !(a == b) && a != b && a == a }

    /// Whether nothing may be said of this, as the test that runs is turned around.
    private func isToBeSilent(_ holds: Bool) -> Bool {
      let isTurned = CourseWatcher.shared?.noteIfTurned(holds) ?? false
      return isTurned && !holds
    }

    /// A type of the learner's that no task asks for; it could equal anything.
    private func strangeType<T>(in type: T.Type, _ values: T...) -> String? {
      if let name = unwantedType(in: type) { return name }
      for value in values {
        if let name = unwantedType(in: Swift.type(of: value as Any)) { return name }
      }
      // Only a class can hide another one behind its name.
      guard "\(Swift._typeName(type))".contains("NS") else { return nil }
      for value in values {
        for child in Swift.Mirror(reflecting: value).children.prefix(1000) {
          if let name = unwantedType(in: Swift.type(of: child.value)) { return name }
        }
      }
      return nil
    }

    private func unwantedType(in type: Any.Type) -> String? {
      let name = Swift._typeName(type, qualified: true)
      if let word = names(in: name, after: learnersModule).first(where: { !wantedTypes.contains($0) })
      {
        return word
      }
      // Of the system's types some find more things equal than others: `Set`, `Float`.
      return ["Swift", "Foundation", "__C"].lazy.flatMap { names(in: name, after: $0) }
        .first { !wantedWords.contains($0) }
    }

    private func names(in text: String, after module: String) -> [String] {
      text.components(separatedBy: module + ".").dropFirst().map { part in
        String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
    }

    """#
}
