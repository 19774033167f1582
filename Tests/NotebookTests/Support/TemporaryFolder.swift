import Foundation
import XCTest

extension XCTestCase {
  /// A new folder that is there as long as the test runs.
  func temporaryFolder() throws -> URL {
    let folder = try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask,
      appropriateFor: FileManager.default.temporaryDirectory, create: true)
    addTeardownBlock { try FileManager.default.removeItem(at: folder) }
    return folder
  }
}
