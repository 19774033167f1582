import Foundation
import XCTest

/// Compares text with a file in `Golden/`.
///
/// After an intended change, `UPDATE_GOLDEN=1 swift test --filter NotebookTests` updates the files.
func assertGolden(
  _ text: String, _ name: String, file: StaticString = #filePath, line: UInt = #line
) throws {
  let golden = AllFeaturesPage.folder.appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
    try Data(text.utf8).write(to: golden)
  }
  let expected = try String(contentsOf: golden, encoding: .utf8)
  guard text != expected else { return }
  let difference = zip(
    text.split(separator: "\n", omittingEmptySubsequences: false),
    expected.split(separator: "\n", omittingEmptySubsequences: false)
  ).enumerated().first { $0.element.0 != $0.element.1 }
  XCTFail(
    "\(name) differs from line \((difference?.offset ?? 0) + 1): "
      + "\(difference.map { "\($0.element.0) is not \($0.element.1)" } ?? "one is longer")",
    file: file, line: line)
}
