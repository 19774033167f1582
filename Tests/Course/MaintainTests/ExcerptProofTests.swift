import TestFolders
import Pages
import XCTest

@testable import maintain

final class ExcerptProofTests: XCTestCase {
  private let page = newPlace()

  override func setUpWithError() throws { try write("let map = 1") }

  private func write(_ code: String) throws {
    try put("/// Maps.\n\(code)\n", at: page.appendingPathComponent("Map.swift"))
  }

  private func problems(_ line: String) -> [String] {
    ExcerptProof.problems(of: "/*:\n \(line)\n */", library: LibrarySource(folder: page))
  }

  func test_a_changed_excerpt_is_reported_until_its_digest_is_updated() throws {
    let line = "@source(Map.swift, map)"
    let demand = "read what the page says of it, then write \(line) #"
    let first = try XCTUnwrap(problems(line).first)
    XCTAssertTrue(first.hasPrefix("\(line) has no digest: \(demand)"), first)
    let sealed = "\(line) #\(first.suffix(8))"
    XCTAssertEqual(problems(sealed), [])
    try write("let map = 2")
    let second = try XCTUnwrap(problems(sealed).first)
    XCTAssertTrue(second.hasPrefix("\(line) has changed: \(demand)"), second)
  }
}
