import CourseFixtures
import Files
import Pages
import XCTest

@testable import Exercises

final class StateFileTests: FixtureTestCase {
  private var file: URL { StateFile.file(in: fixture.root) }
  private var text: String { get throws { try TextFile.read(file) } }

  private var sections: NSDictionary? {
    get throws { try JSONSerialization.jsonObject(with: TextFile.data(file)) as? NSDictionary }
  }

  /// Changes every section the way pages, commands, and the server do.
  private func changeAll() throws {
    try solve(1)
    var hints = HintsShown(of: fixture.course)
    try hints.change(fixture.task(1)) { $0 + 1 }
    let notes = PageNotes(of: "04-signals", in: fixture.root)
    notes.record(place: "One")
    notes.record(read: PageRead(right: 1, of: 2))
    let change = #"{"page": "04-signals", "place": "cell_1", "questions": 7}"#
    try BrowserNotes(of: fixture.course)
      .record(JSONDecoder().decode(BrowserNotes.Change.self, from: Data(change.utf8)))
  }

  func test_unknown_sections_and_keys_are_kept() throws {
    try changeAll()
    let later: [String: Any] = ["later": [1, true, NSNull(), "/"] as [Any]]
    let known = try XCTUnwrap(sections as? [String: [String: Any]])
    XCTAssertEqual(known.keys.sorted(), ["browser", "copies", "hints", "pages", "progress"])
    var state: [String: Any] = known
    for name in ["browser", "progress"] { state[name] = known[name]?.merging(later) { $1 } }
    state["pages"] = ["04-signals": later]
    state["other"] = later
    try TextFile.write(JSONSerialization.data(withJSONObject: state), to: file)
    try changeAll()
    let kept = try XCTUnwrap(sections)
    for path in ["browser.later", "pages.04-signals.later", "progress.later", "other.later"] {
      XCTAssertEqual(kept.value(at: path), later["later"] as? NSArray, path)
    }
    XCTAssertEqual(HintsShown(of: fixture.course).count(of: try fixture.task(1)), 2)
    XCTAssertEqual(PageNotes(of: "04-signals", in: fixture.root).read, PageRead(right: 1, of: 2))
  }

  private func hint() throws -> String {
    try RunningCourse(["hint", "4.1"], in: fixture.root).allOutput()
  }

  func test_a_damaged_file_is_moved_to_the_backups_and_reported_in_one_line() throws {
    for damage in ["{", "[]", "\u{0}\u{0}", #"{"hints": 1, "progress": {"tasks": {}}}"#] {
      try TextFile.write(damage, to: file)
      let hints = try hint()
      let line = try XCTUnwrap(hints.firstMatch(of: /damaged, so it was moved to ([^ ,]+),/), hints)
      let backup = fixture.root.appendingPathComponent("\(line.1)/state.json")
      XCTAssertEqual(try TextFile.read(backup), damage)
      XCTAssertEqual(try text.contains("progress"), damage.contains("progress"))
      XCTAssertFalse(try hint().contains("damaged"), "The damage should be reported only once.")
      XCTAssertEqual(HintsShown(of: fixture.course).count(of: try fixture.task(1)), 2)
    }
  }
}

extension NSDictionary {
  /// Returns the array at a path whose keys are separated by dots.
  fileprivate func value(at path: String) -> NSArray? {
    let parts = path.split(separator: ".").map(String.init)
    let holder = parts.dropLast().reduce(self as NSDictionary?) { $0?[$1] as? NSDictionary }
    return parts.last.flatMap { holder?[$0] as? NSArray }
  }
}
