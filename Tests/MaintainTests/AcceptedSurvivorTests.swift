import Foundation
import XCTest

@testable import CourseModel
@testable import maintain

final class AcceptedSurvivorTests: XCTestCase {
  func test_every_line_of_the_list_names_one_thing_that_is_in_the_library() throws {
    let here = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    let course = try Course(above: here)
    let sites = try MutatedPackage(of: course).sources
      .flatMap { MutationScan($0.value, path: $0.key).mutations }
    let list = course.root.appendingPathComponent(AcceptedSurvivor.path)
    for survivor in try AcceptedSurvivor.survivors(of: TextFile.read(list)) {
      let changes = Set(sites.filter(survivor.covers).map(\.passage))
      XCTAssertEqual(changes.count, 1, "\(survivor.file): \(survivor.change) \(changes.sorted())")
    }
  }

  func test_a_reason_with_brackets_is_for_the_place_it_names_alone() throws {
    let sites = MutationScan(
      "func go() {\n  first += 1\n  second += 1\n}\n", path: "Operators/Go.swift"
    ).mutations.filter { $0.kind == .changedConstant }
    let survivor = try AcceptedSurvivor.survivors(of: "Go.swift | y | changed: first += ⟨1⟩")
    XCTAssertEqual(sites.map(survivor[0].covers), [true, false])
    let other = try AcceptedSurvivor.survivors(of: "Go.swift | y | removed: first += ⟨1⟩")
    XCTAssertEqual(sites.map(other[0].covers), [false, false])
  }

  func test_a_line_without_a_reason_is_refused() {
    XCTAssertThrowsError(try AcceptedSurvivor.survivors(of: "Go.swift | removed: a.dispose()"))
  }
}
