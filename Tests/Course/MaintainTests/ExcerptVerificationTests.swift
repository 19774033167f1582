import Files
import Pages
import TestFolders
import XCTest

@testable import maintain

final class ExcerptVerificationTests: XCTestCase {
  private let page = newPlace()

  override func setUpWithError() throws { try write("let map = 1") }

  private func write(_ code: String) throws {
    try put("/// Maps.\n\(code)\n", at: page.appendingPathComponent("ReactiveCore/Map.swift"))
  }

  private func problems(_ line: String) throws -> [String] {
    try ExcerptVerification.problems(of: "/*:\n \(line)\n */", sources: TextFile.reader(in: page))
  }

  func test_a_changed_excerpt_is_reported_until_its_digest_is_updated() throws {
    let line = "@source(Map.swift, map)"
    let demand = "Check the page's text about this excerpt, then write \(line) #"
    let first = try XCTUnwrap(try problems(line).first)
    XCTAssertTrue(first.hasPrefix("\(line) has no digest. \(demand)"), first)
    let sealed = "\(line) #\(first.suffix(8))"
    XCTAssertEqual(try problems(sealed), [])
    try write("let map = 2")
    let second = try XCTUnwrap(try problems(sealed).first)
    XCTAssertTrue(second.hasPrefix("\(line) has changed. \(demand)"), second)
  }
}
