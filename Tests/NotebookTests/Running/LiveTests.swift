import Marbles
import ReactiveCore
import XCTest

@testable import Notebook
@testable import Page

final class LiveTests: XCTestCase {
  private let page = "cell(\"Ticks\") {\n  //> 1\n  //> 2\n  //> done\n}"

  private func run(_ arguments: String...) -> PageRun {
    PageRun(
      page, arguments,
      doing: [
        "Ticks": { output in
          let scheduler = TestScheduler()
          scheduler.schedule(after: .seconds(1)) { output.write("1\n") }
          scheduler.schedule(after: .milliseconds(2500)) { output.write("2\n") }
          scheduler.advance(by: .seconds(4))
          output.write("done\n")
        }
      ])
  }

  func test_waits_before_each_move_of_the_clock() {
    XCTAssertEqual(run("--live").waits, [.seconds(1), .milliseconds(1500), .milliseconds(1500)])
  }

  func test_prints_the_same_as_without() {
    XCTAssertEqual(run("--live").text, run().text)
    XCTAssertEqual(run("--live").exitCode, 0)
  }

  func test_without_its_file_a_page_is_paced_too() {
    let run = PageRun(
      page, ["--live"], isReadable: false,
      doing: ["Ticks": { _ in TestScheduler().advance(by: .seconds(1)) }])
    XCTAssertEqual(run.waits, [.seconds(1)])
  }

  func test_after_it_a_scheduler_is_as_fast_as_ever() {
    let live = run("--live")
    let waits = live.waits
    XCTAssertEqual(run().waits, [])
    XCTAssertEqual(live.waits, waits)
  }

  /// The texts that stood there for a while, without what moves the cursor, and the end.
  private func frames(_ arguments: [String]) -> [String] {
    PageRun(
      "cell(\"Drawn\") { }", arguments, answers: ["a"], hasColour: true,
      doing: [
        "Drawn": { output in
          let scheduler = TestScheduler()
          let recorder = Recorder(scheduler)
          scheduler.cold("-a-b|").recorded("letters", by: recorder).subscribe()
          scheduler.run()
          output.write(.diagram(recorder.diagram))
        }
      ]
    ).text.replacing(/\u{1B}\[\d*[mA]/, with: "").replacing("\r", with: "")
      .replacing("  │ ", with: "").components(separatedBy: "\u{1B}[J").filter { !$0.isEmpty }
  }

  func test_a_drawn_cells_diagram_grows_as_its_seconds_pass() {
    let rows = frames(["--live"]).compactMap { frame in
      frame.split(separator: "\n").first { $0.hasPrefix("letters") }
    }
    XCTAssertEqual(
      rows,
      [
        "letters  -", "letters  ------a", "letters  ------a------", "letters  ------a-----------b",
        "letters  ------a-----------b-----|",
      ])
    XCTAssertEqual(frames([]).count, 1)
  }
}
