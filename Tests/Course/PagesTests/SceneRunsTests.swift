import Foundation
import TestFolders
import XCTest

@testable import Pages

final class SceneRunsTests: XCTestCase {
  private func runs(_ text: String = "") throws -> SceneRuns {
    let folder = newPlace("sources")
    try put(text, at: folder.appendingPathComponent("Scenes/Transcripts.txt"))
    return SceneRuns(sources: folder)
  }

  private let two = """
    # save 0: A button
    byFlag()
    [save─#   |
    never wrong

    # save 1: A button
    byCommand()

    """

  func test_a_run_is_found_by_scene_and_variant() throws {
    let runs = try runs(two)
    XCTAssertEqual(
      runs.run("save"),
      SceneRuns.Run(
        scene: "save", way: 0, title: "A button", text: "byFlag()\n[save─#   |\nnever wrong"))
    XCTAssertEqual(runs.run("save", way: 1)?.text, "byCommand()")
    XCTAssertNil(runs.run("save", way: 2))
    XCTAssertNil(SceneRuns(sources: nil).run("save"))
  }

  func test_a_scene_line_is_replaced_by_its_run() throws {
    let prose = "Look:\n\n @scene(save, 1)\n\nText with `@scene(save)`."
    let woven = try runs(two).weave(into: prose) { XCTFail("\($0) \($1)") }
    XCTAssertEqual(
      woven,
      "Look:\n\n\n```scene save 1 A button\nbyCommand()\n```\n\n\nText with `@scene(save)`.")
  }

  func test_a_missing_scene_is_reported() throws {
    var refused: [String] = []
    _ = try runs(two).weave(into: "@scene(save, 7)\n@scene(nothing)") { refused.append($1) }
    XCTAssertEqual(
      refused, ["there is no scene save with a way 7", "there is no scene nothing with a way 0"])
  }
}
