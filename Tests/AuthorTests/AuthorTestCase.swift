import Foundation
import XCTest

/// A test that compiles packages or runs hostile programs, for minutes: it runs when it is asked for.
class AuthorTestCase: XCTestCase {
  override func setUpWithError() throws {
    if ProcessInfo.processInfo.environment["AUTHOR_TESTS"] != "1" {
      throw XCTSkip("`AUTHOR_TESTS=1 swift test --filter AuthorTests` runs this test.")
    }
  }
}
