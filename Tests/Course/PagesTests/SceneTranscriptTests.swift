import XCTest

@testable import Pages

final class SceneTranscriptTests: XCTestCase {
  private let two = """
    # save 0: A button
    byFlag()
    [save─#   |
    never wrong

    # save 1: A button
    byCommand()

    """

  private func included(_ prose: String) -> (text: String, problems: [String]) {
    var problems: [String] = []
    let text = IncludedText { [two] path in path == "Scenes/Transcripts.txt" ? two : "" }
      .included(in: prose) { problems.append($1) }
    return (text, problems)
  }

  func test_a_scene_line_is_replaced_by_its_transcript() {
    let (text, problems) = included("Look:\n\n @scene(save, 1)\n\nText with `@scene(save)`.")
    XCTAssertEqual(
      text, "Look:\n\n\n```scene save 1 A button\nbyCommand()\n```\n\n\nText with `@scene(save)`.")
    XCTAssertEqual(problems, [])
  }

  func test_a_missing_scene_is_reported() {
    XCTAssertEqual(
      included("@scene(save, 7)\n@scene(nothing)").problems,
      [
        "Scenes/Transcripts.txt has no variant 7 of “save”",
        "Scenes/Transcripts.txt has no variant 0 of “nothing”",
      ])
  }
}
