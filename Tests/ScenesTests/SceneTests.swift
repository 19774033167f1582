import XCTest

@testable import Scenes

final class SceneTests: XCTestCase {
  private let search = Scene(SearchStory())

  func test_events_do_not_depend_on_later_input() {
    for scene in allScenes() {
      for variant in scene.variants.indices {
        let whole = scene.play(
          scene.script, variant: variant, with: scene.defaultOptions, until: .seconds(60))
        for moment in stride(from: 0, through: 12_000, by: 400).map({ Duration.milliseconds($0) }) {
          let earlier = scene.script.filter { $0.time <= moment }
          let seen = scene.play(
            earlier, variant: variant, with: scene.defaultOptions, until: moment)
          XCTAssertEqual(
            seen, whole.filter { $0.time <= moment }, "\(scene.name) \(variant) \(moment)")
        }
      }
    }
  }

  func test_every_event_has_an_earlier_cause() {
    for scene in allScenes() {
      for variant in scene.variants.indices {
        let entries = scene.play(
          scene.script, variant: variant, with: scene.defaultOptions, until: .seconds(60))
        for entry in entries {
          XCTAssertLessThan(entry.cause, entry.number)
          if entry.kind == .typed { XCTAssertEqual(entry.cause, 0) }
        }
      }
    }
  }

  func test_an_option_that_is_not_selected_has_no_effect() {
    let entries = search.play(search.script, variant: 0, with: [], until: .seconds(60))
    XCTAssertEqual(entries.last?.time, .milliseconds(4000))
  }

  func test_the_learners_line_is_an_additional_variant() {
    let scene = Scene(
      SearchStory(), more: [Variant("typed.map(find).flatten()", "Yours.") { $0.map($1).flatten() }]
    )
    XCTAssertEqual(scene.effects.last, "Yours.")
    XCTAssertEqual(scene.variants.count, 4)
    XCTAssertEqual(
      scene.play(scene.script, variant: 3, with: scene.defaultOptions, until: .seconds(9)),
      scene.play(scene.script, variant: 0, with: scene.defaultOptions, until: .seconds(9)))
  }

  func test_a_closed_scene_is_released() {
    for scene in allScenes() {
      for variant in scene.variants.indices {
        for end in [Duration.milliseconds(900), .seconds(60)] {
          weak var journal: AnyObject?
          weak var clock: AnyObject?
          do {
            let stage = scene.stage(variant: variant, with: scene.defaultOptions)
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
