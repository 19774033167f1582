import XCTest

@testable import Pages

final class ExplanationTests: XCTestCase {
  func test_an_explanation_ends_at_the_next_heading() {
    let parts = PageRecord.Part.split("Because.\n\nSo.\n\n## Next\n\nText.")
    XCTAssertEqual(parts.explanation, "Because.\n\nSo.\n")
    XCTAssertEqual(parts.rest, "## Next\n\nText.")
  }

  func test_an_explanation_is_all_text_before_the_first_heading() {
    XCTAssertEqual(PageRecord.Part.split("Because #1.").rest, "")
    XCTAssertEqual(PageRecord.Part.split("# Next\n\nText.").explanation, "")
  }

  func test_a_heading_in_code_is_ignored() {
    XCTAssertEqual(PageRecord.Part.split("A\n```sh\n# B\n```\nC").rest, "")
  }

  func test_an_explanation_ends_before_the_introduction_of_a_scene() {
    let scene = "Try it:\n\n\n```scene search 0 A title\nx\n```\n\nText."
    let parts = PageRecord.Part.split("Because.\n\nSo\nit is.\n\n\(scene)")
    XCTAssertEqual(parts.explanation, "Because.\n\nSo\nit is.")
    XCTAssertEqual(parts.rest, "\n\(scene)")
    XCTAssertEqual(PageRecord.Part.split(scene).explanation, "")
  }

  func test_the_answers_of_a_recap_are_separate() {
    func parts(_ text: String) -> [String] {
      PageRecord.Part.parts(ofProse: text, followsPrediction: true).map { part in
        switch part {
        case .prose(let text): "prose \(text)"
        case .explanation(let text): "explanation \(text)"
        case .answers(let text): "answers \(text)"
        default: "\(part)"
        }
      }
    }
    let questions = "## Recap\n\n Answer first, then look:\n\n 1. Who waits?"
    XCTAssertEqual(
      parts("So.\n\n\(questions)\n\n *The reader.*\n\nNext."),
      ["explanation So.\n", "prose \(questions)", "answers  *The reader.*", "prose Next."])
    XCTAssertEqual(
      parts("## Text\n\n*Words in italics.*"), ["prose ## Text\n\n*Words in italics.*"])
  }
}
