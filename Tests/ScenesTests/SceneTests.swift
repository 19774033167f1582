import XCTest

@testable import Scenes

final class SceneTests: XCTestCase {
  private let search = Scene(SearchStory())

  func test_what_has_happened_until_a_moment_does_not_depend_on_what_comes_later() {
    for scene in allScenes() {
      for variant in scene.variants.indices {
        let whole = scene.play(
          scene.script, variant: variant, with: scene.usual, until: .seconds(60))
        for moment in stride(from: 0, through: 12_000, by: 400).map({ Duration.milliseconds($0) }) {
          let earlier = scene.script.filter { $0.time <= moment }
          let seen = scene.play(earlier, variant: variant, with: scene.usual, until: moment)
          XCTAssertEqual(
            seen, whole.filter { $0.time <= moment }, "\(scene.name) \(variant) \(moment)")
        }
      }
    }
  }

  func test_every_thing_on_the_screen_leads_back_to_what_was_typed_or_to_the_beginning() {
    for scene in allScenes() {
      for variant in scene.variants.indices {
        let entries = scene.play(
          scene.script, variant: variant, with: scene.usual, until: .seconds(60))
        for entry in entries {
          XCTAssertLessThan(entry.cause, entry.number)
          if entry.kind == .typed { XCTAssertEqual(entry.cause, 0) }
        }
      }
    }
  }

  func test_the_last_line_of_a_search_says_whose_answer_it_shows() {
    let end = Duration.seconds(10)
    let verdicts = search.variants.indices.map { variant in
      let entries = search.play(search.script, variant: variant, with: search.usual, until: end)
      return search.verdict(of: entries, at: end)
    }
    XCTAssertEqual(verdicts, [.fault("The field says cat, the list answers ca."), .busy(1), .fine])
  }

  func test_an_option_is_off_where_it_is_not_named() {
    let entries = search.play(search.script, variant: 0, with: [], until: .seconds(60))
    XCTAssertEqual(Scene.end(of: entries), .milliseconds(4000))
  }

  func test_a_disabled_button_refuses_a_tap_and_sends_nothing() {
    let scene = Scene(SaveStory())
    let history = [Input(0, "save")]
    let entries = scene.play(history, variant: 2, with: [], until: .seconds(9))
    XCTAssertEqual(entries.filter { $0.row == "save" }.map(\.kind), [.refused])
    XCTAssertFalse(entries.contains { $0.kind == .began })
  }

  func test_what_is_typed_is_saved_and_saved_twice_is_told_however_it_was_typed() throws {
    let scene = Scene(SaveStory())
    let letters = ["o", "os", "osk"].enumerated().map { Input($0 * 100, "name", $1) }
    let history = letters + [Input(500, "save"), Input(700, "save"), Input(9000, "save")]
    for (variant, saves) in [3, 2, 1].enumerated() {
      let run = scene.runs(of: history, with: [])[variant]
      let asked = run.entries.filter { $0.kind == .began }.map(\.row)
      XCTAssertEqual(asked, Array(repeating: "save osk", count: saves))
      let fault = "One name was saved \(saves) times."
      XCTAssertEqual(run.verdicts.changes.last?.verdict, saves > 1 ? .fault(fault) : .fine)
    }
  }

  func test_a_learner_s_line_is_one_way_more() {
    let scene = Scene(
      SearchStory(), more: [Variant("typed.map(find).flatten()", "Yours.") { $0.map($1).flatten() }]
    )
    XCTAssertEqual(scene.effects.last, "Yours.")
    XCTAssertEqual(scene.variants.count, 4)
    XCTAssertEqual(
      scene.play(scene.script, variant: 3, with: scene.usual, until: .seconds(9)),
      scene.play(scene.script, variant: 0, with: scene.usual, until: .seconds(9)))
  }

  func test_a_scene_that_is_over_leaves_nothing_in_memory() {
    for scene in allScenes() {
      for variant in scene.variants.indices {
        for end in [Duration.milliseconds(900), .seconds(60)] {
          weak var journal: AnyObject?
          weak var clock: AnyObject?
          do {
            let stage = scene.stage(variant: variant, with: scene.usual)
            (journal, clock) = (stage.journal, stage.clock)
            stage.play(scene.script, until: end)
            stage.close()
          }
          XCTAssertNil(journal, "\(scene.name) \(variant) \(end)")
          XCTAssertNil(clock, "\(scene.name) \(variant) \(end)")
        }
      }
    }
  }
}
