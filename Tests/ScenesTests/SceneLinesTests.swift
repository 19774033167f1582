import Marbles
import Foundation
import XCTest

@testable import Scenes

final class SceneLinesTests: XCTestCase {
  func test_an_answer_has_the_verdicts_and_events_of_each_variant() {
    let request = "scene\tsearch\noption\tslow\nuntil\t5000\n0\tsearch\tca"
    let run = """
      verdict\t0\tbusy\t2 requests are running.
      verdict\t300\tbusy\tA request is running.
      verdict\t5000\tfine\t
      1\t0\ttyped\tsearch\t0\t0\tca
      2\t0\tbegan\tfind ca (phone)\t0\t1\t
      3\t0\tbegan\tfind ca\t0\t1\t
      4\t300\tanswered\tfind ca (phone)\t2\t2\t
      5\t300\tshown\tlist\t0\t2\tCai, Cathy
      6\t5000\tanswered\tfind ca\t3\t3\t
      7\t5000\tshown\tlist\t0\t3\tCai, Cathy, Caleb, Cato
      """
    XCTAssertEqual(
      runs(for: request, of: allScenes()),
      (0..<3).map { "variant\t\($0)\n\(run)" }.joined(separator: "\n"))
  }

  func test_control_characters_in_a_text_are_escaped() {
    let request = "scene\tsearch\nuntil\t5000\n0\tsearch\tc\u{1B}\u{B}\ra"
    let lines = runs(for: request, of: allScenes()).split(separator: "\n")
    XCTAssertTrue(lines.contains("1\t0\ttyped\tsearch\t0\t0\tc␛␋␍a"), "\(lines)")
  }

  /// If `SCENE_CASES` is set, the test writes cases for checking the WebAssembly module.
  func test_random_requests_are_answered_for_each_variant() throws {
    let file = ProcessInfo.processInfo.environment["SCENE_CASES"]
    var random = SplitMix64(seed: 4)
    var cases: [[String]] = []
    for number in 0..<(file == nil ? 70 : 1001) {
      let scene = allScenes()[number % allScenes().count]
      let history = scene.randomHistory(1 + number % 8, using: &random).map {
        "\($0.time.inMilliseconds)\t\($0.part)\t\($0.text)"
      }
      let with = number % 3 == 0 ? [] : scene.options.map { "option\t\($0.name)" }
      let request = ["scene\t\(scene.name)", "until\t60000"] + with + history
      let text = request.joined(separator: "\n")
      cases.append([text, runs(for: text, of: allScenes())])
      XCTAssertEqual(
        cases[number][1].split(separator: "\n").count { $0.hasPrefix("variant\t") },
        scene.variants.count)
      XCTAssertEqual(
        cases[number][1].matches(of: /\t(typed|ignored)\t/).count,
        history.count * scene.variants.count)
    }
    if let file { try JSONEncoder().encode(cases).write(to: URL(fileURLWithPath: file)) }
  }

  func test_an_unknown_scene_has_no_answer() {
    for request in ["", "scene\tnone", "scene", "nothing at all"] {
      XCTAssertEqual(runs(for: request, of: allScenes()), "")
    }
  }

  func test_a_list_describes_parts_variants_and_script() {
    let listed = lines(of: [Scene(SaveStory())])
    XCTAssertTrue(
      listed.hasPrefix("scene\tsave\tA button that is tapped twice\npart\tfield\tname\tName\n"))
    XCTAssertTrue(listed.contains("\nvariant\tsaveByFlag(on: stage)\tA tap sets a flag"))
    XCTAssertTrue(listed.hasSuffix("\ninput\t5000\tsave\t"))
  }
}
