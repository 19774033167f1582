import XCTest

@testable import maintain

final class TargetTests: XCTestCase {
  func test_targets_are_read_from_what_SwiftPM_says() throws {
    let json = """
      {"targets": [
        {"name": "Page", "type": "regular", "dependencies": [
          {"byName": ["Core", null]}, {"target": ["Marbles", {"platformNames": ["linux"]}]}]},
        {"name": "Core", "type": "regular", "path": "./Sources/Other/", "dependencies": []},
        {"name": "PageTests", "type": "test", "dependencies": []}]}
      """
    XCTAssertEqual(
      try Target.all(json: json),
      [
        Target(name: "Page", path: "Sources/Page", dependencies: ["Core", "Marbles"]),
        Target(name: "Core", path: "Sources/Other", dependencies: []),
        Target(name: "PageTests", path: "Tests/PageTests", dependencies: []),
      ])
  }
}
