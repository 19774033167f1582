import XCTest

@testable import Notebook
@testable import Pages

final class PromptTests: XCTestCase {
  func test_a_prompt_wraps_at_the_window_and_is_erased() {
    let text = PageRun(
      "cell(\"One\") { }\ncell(\"Two\") { }", questions: ["One": .choice("?", [""], because: [])],
      answers: ["", "a"],
      columns: 40, hasColor: true
    ).text
    let prompt = """
      \u{1B}[1myour prediction (Return to skip · a:\u{1B}[0m
      \u{1B}[1mrun all · q: quit) ›\u{1B}[0m \u{1B}[2A\u{1B}[J
      """
    XCTAssertTrue(text.contains(prompt), text)
    XCTAssertTrue(text.contains("all keys ›\u{1B}[0m "), text)
  }
}
