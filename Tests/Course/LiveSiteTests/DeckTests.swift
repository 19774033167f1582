import Site
import Pages
import XCTest

@testable import LiveSite

final class DeckTests: XCTestCase {
  func test_cells_come_before_tasks_and_each_has_its_minutes_and_notes() throws {
    let steps = try SamplePage.deck().steps
    XCTAssertEqual(
      steps.map(\.title).prefix(4), ["Merge", "Concat", "Then", "Zip"])
    XCTAssertEqual(steps.dropFirst(4).compactMap(\.task), ["4.1", "4.2", "4.3", "4.4"])
    XCTAssertEqual(steps.map(\.minutes), [3, 1, 4, 2, 10, 12, 15, 25])
    XCTAssertEqual(steps[2].notes.count, 1, "The note about “Then” should be in its step.")
    XCTAssertEqual(
      steps[4].misconceptions,
      ["<p>Twice is once more. See <em>Numbers</em>, page 04.</p>"])
    XCTAssertEqual(steps[4].notes.count, 3, "A task should have its three hints.")
    XCTAssertTrue(
      steps[4].code.contains("<p>Double it."), "The task should be prose: \(steps[4].code)")
    XCTAssertEqual(steps.map(\.cell), [1, 2, 3, 4, nil, nil, nil, nil])
  }

  func test_the_code_question_and_output_of_a_step_are_separate() throws {
    let deck = try SamplePage.deck()
    let step = deck.steps[0]
    XCTAssertTrue(step.code.contains("&lt;0&gt;"))
    XCTAssertTrue(step.output.contains("A1\nB2"))
    XCTAssertFalse(step.output.contains("&lt;0&gt;"))
    XCTAssertEqual(step.choices, ["A1\nB2", "A1", "<B2>"])
    XCTAssertTrue(step.prose.contains("Before Merge."))
    XCTAssertTrue(deck.steps[1].shared.contains("Shared"), "The step should show shared code.")
    XCTAssertFalse(deck.steps[1].prose.contains("A1"), "A cell should not repeat earlier output.")
    XCTAssertTrue(deck.steps[2].output.contains("A1\nB2"), "The step should show its output.")
    XCTAssertEqual(deck.questions.keys.sorted(), [0, 1, 3])
  }

  func test_steps_named_in_the_notes_are_skipped_first() throws {
    let deck = try SamplePage.deck()
    XCTAssertEqual(
      deck.skippable.map { deck.steps[$0].task ?? deck.steps[$0].title },
      ["Then", "4.2", "4.3", "Merge", "Zip", "Concat"])
    XCTAssertTrue(deck.whenLate?.contains("Short of time") == true)
  }
}
