import Exercises
import Files
import Lab
import XCTest

@testable import Site

final class DocumentedOperatorTests: XCTestCase {
  /// The documented operators, without links to pages.
  static let index = Result {
    try OperatorIndex(
      of: Course(above: URL(fileURLWithPath: #filePath)), cells: [:], exercises: [])
  }

  private func entries() throws -> [OperatorIndex.Entry] {
    try Self.index.get().groups.flatMap(\.operators)
  }

  func test_an_operator_is_read_from_its_declaration_and_documentation() throws {
    let source = """
      extension Signal {
        /// Sends values that come
        /// in time.
        ///
        ///     self  --A--|
        ///     late  ----A--|
        ///
        /// RAC: `-late:`, `-later`. Keeps X-1.
        @discardableResult
        public func late<Other>(
          by time: Duration, _ other: Signal<(Int, Other)>, on scheduler: Scheduler
        ) -> Signal<Value> {}

        public func undocumented() {}

        /// Internal.
        func hidden() {}
      }
      """
    let found = DeclaredOperator.documented(
      DeclaredOperator.declared(in: source, of: "Operators/Late.swift"))
    XCTAssertEqual(found.map(\.name), ["late(by:_:on:)"])
    let late = try XCTUnwrap(found.first)
    XCTAssertEqual(late.abstract, "Sends values that come in time.")
    XCTAssertEqual(late.marbles, ["self  --A--|", "late  ----A--|"])
    XCTAssertEqual(late.rac, ["-late:", "-later"])
    XCTAssertEqual(late.call, "late(by")
  }

  func test_documented_marbles_are_read_with_names_remarks_and_waits() throws {
    let rows = try XCTUnwrap(
      DocumentedMarbles([
        "self    --10-B1-true|     a remark", "b  (waits)  -2--…", "second     (AB|)",
        "take { $0 < 5 }", "        --A--!    --B--#",
      ])?.rows)
    XCTAssertEqual(rows.map(\.name), ["self", "b", "second", "take { $0 < 5 }"])
    XCTAssertEqual(
      rows.map(\.placed),
      ["--'10'--'B1'--'true'---|", "----^2--", "---(^AB|)", "--A--!"])
    XCTAssertEqual(rows[1].text, "-2--")
    XCTAssertNil(DocumentedMarbles(["self  --?--|"]))
  }

  func test_the_lab_draws_the_documented_marbles_of_every_operator_it_has() throws {
    // `DocumentedMarblesTests` covers bind, catch, and retry(when:).
    let others: Set = [
      "bind", "buffer", "buffer(count", "catch", "collect", "combinePrevious", "deliver(on",
      "dematerialize", "distinctUntilChanged(by", "doDisposed", "empty", "error", "finally",
      "groupBy", "materialize", "multicast", "never", "replay", "replayLast", "retry(when",
      "return", "scanWithIndex", "share(replay", "startLazily(on", "try", "tryMap", "using",
      "window",
    ]
    var found: Set<String> = []
    for entry in try entries() where !entry.first.marbles.isEmpty {
      XCTAssertNotNil(DocumentedMarbles(entry.first.marbles), entry.title)
      if entry.experiment == nil { found.insert(entry.first.call) }
    }
    XCTAssertEqual(
      found.subtracting(others).sorted(), [],
      "The lab should draw the documented marbles. Fix them, or add the operator to `others`."
    )
    XCTAssertEqual(
      others.subtracting(found).sorted(), [],
      "The lab draws these operators. Remove them from `others`.")
  }

  func test_every_operator_of_the_lab_is_drawn_on_a_page_or_a_card() throws {
    let course = try Course(above: URL(fileURLWithPath: #filePath))
    var texts = try entries().compactMap { $0.experiment?.text }
    for chapter in course.chapters {
      texts += try LabFigures.list(of: chapter).entries.map(\.text)
    }
    // The card for `concatMap` shows a drawing of `map` and `concat`.
    let drawn =
      try ["concatMap"] + texts.flatMap { try Experiment($0).definitions.map(\.operation) }
    XCTAssertEqual(Set(Lab.Operator.all.map(\.name)).subtracting(drawn), [])
  }

  func test_the_table_has_each_name_from_other_libraries_in_the_documentation() throws {
    let course = try Course(above: URL(fileURLWithPath: #filePath))
    let library = course.root.appendingPathComponent("Sources/ReactiveCore")
    let others = try OtherNames.Tables(in: course.root)
    let files = Dictionary(grouping: try DeclaredOperator.all(in: library), by: \.file)
    for (file, declared) in files where file.contains("Operators/") {
      let text = try TextFile.read(library.appendingPathComponent(file))
      for operation in DeclaredOperator.documented(declared) {
        let names = (others[operation].rxSwift + others[operation].combine).map {
          $0.prefix { $0 != "(" }
        }
        for match in text.matches(of: /(?:RxSwift|Rx and Combine|Combine):\s+(?:\/\/\/ )?`([^`]+)`/)
        {
          XCTAssertTrue(
            names.contains(match.1.prefix { $0 != "(" }), "\(operation.name): \(match.1), \(names)")
        }
      }
    }
  }

  func test_an_operator_has_its_names_in_other_libraries() throws {
    let names = Dictionary(try entries().map { ($0.first.call, $0.names) }) { first, _ in first }
    XCTAssertEqual(
      names["switchToLatest"]?.map(\.names),
      [
        ["-switchToLatest"], ["switchLatest", "flatMapLatest"], ["switchAll", "switchMap"],
        ["switchToLatest"], ["flatMapLatest"],
      ])
    XCTAssertEqual(names["flattenMap"]?.first?.names, ["-flattenMap:"])
  }
}
