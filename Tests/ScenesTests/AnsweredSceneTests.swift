import Contacts
import ReactiveCore
import XCTest

@testable import Scenes

final class AnsweredSceneTests: XCTestCase {
  private func problem(_ answered: AnsweredScene) -> String? {
    Counterexample(lines: answered.answer(to: "counterexample"))?.problem
  }

  private func avatars(
    _ strategy: @escaping (Signal<Signal<String>>) -> Signal<String>
  ) -> AnsweredScene {
    .avatars { lists, load in
      strategy(
        lists.map { names in
          names.lazyList.signal(on: .immediate).map { name in load(name).map { "\(name) \($0)" } }
            .flatten(maxConcurrent: 3)
        })
    }
  }

  func test_right_answers_have_no_counterexample() {
    for answered: AnsweredScene in [
      avatars { $0.switchToLatest() },
      .answers { $1.find($0).merge($2.find($0).catchTo(.return(["offline"]))) },
      .reload { self.reload($0, $1, $2, every: .seconds(60)) },
      .row { self.show($0, in: $1, $2, $3, call: $4) },
      .codeButton(codeButton { $0.switchToLatest() }),
      .searchLists(lists { $0.switchToLatest() }),
    ] {
      let scene = answered.scene
      XCTAssertNil(scene.counterexample(variant: scene.variants.count - 1, histories: 60))
    }
  }

  func test_wrong_answers_have_a_counterexample() {
    XCTAssertEqual(
      problem(avatars { $0.flatten() }),
      "“Everybody” is selected, but Grace's picture is still loading.")
    XCTAssertEqual(
      problem(.avatars { _, _ in .empty() }), "Nothing is loading, and Ada has no picture.")

    XCTAssertEqual(
      problem(.answers { $1.find($0).merge($2.find($0)) }),
      "The search box stopped working when the server failed.")
    XCTAssertEqual(
      problem(.answers { $1.find($0).concat($2.find($0).catchTo(.return(["offline"]))) }),
      "Caleb is stored on the server, but no row shows the name or “offline”.")
    XCTAssertEqual(
      problem(
        .answers { text, database, server in
          database.find(text).merge(server.find(text).catchTo(.return(["offline"])))
            .scan([], +)
        }), "Two rows say Cai.")
    XCTAssertEqual(
      problem(.answers { _, _, _ in .empty() }),
      "Cai is stored on the phone, but no row shows the name.")

    XCTAssertEqual(
      problem(.reload { _, _, clock in Command(scheduler: clock) { .empty() } }),
      "The screen is open, but the list isn't loading.")
    XCTAssertEqual(
      problem(.reload { self.reload($0, $1, $2, every: .seconds(70)) }),
      "A minute has passed, but the list isn't loading.")
    XCTAssertEqual(
      problem(.reload { self.reload($0, $1, $2, every: .seconds(60), isHeld: true) }),
      "The screen is closed, but the list is still loading.")

    XCTAssertEqual(
      problem(.row { self.show($0, in: $1, $2, $3, call: $4, picture: .never()) }),
      "“(A) Bob” has another person's picture.")
    XCTAssertEqual(
      problem(.row { self.show($0, in: $1, $2, $3, call: $4, taps: .never()) }),
      "Taps: 1, calls: 2.")

    XCTAssertEqual(
      problem(.codeButton(codeButton { $0.flatten() })), "Two countdowns change the same button.")
    XCTAssertEqual(
      problem(.codeButton(codeButton { $0.concat() })), "The button should say “again”, not “3”.")

    XCTAssertNotNil(problem(.searchLists(lists { $0.flatten() })))
    XCTAssertNotNil(problem(.searchLists { _, _, _, _ in .empty() }))
  }

  func test_only_the_listed_tasks_have_a_scene() {
    for task in AnsweredScene.tasks {
      XCTAssertTrue(AnsweredScene.ofTask(task)?.call.hasPrefix("AnsweredScene.") == true, task)
    }
    XCTAssertNil(AnsweredScene.ofTask("1.1"))
  }

  func test_runs_can_be_encoded_and_decoded() throws {
    for scene in allScenes() {
      let request = scene.request(for: scene.script, with: scene.defaultOptions)
      let read = try XCTUnwrap(SceneRun.runs(in: runs(for: request, of: [scene])))
      let played = scene.runs(of: scene.script, with: scene.defaultOptions)
      XCTAssertEqual(read.map(\.entries), played.map(\.entries))
      XCTAssertEqual(
        read.map { $0.verdicts.wrong(until: .seconds(60)) },
        played.map { $0.verdicts.wrong(until: .seconds(60)) })
    }
    XCTAssertNil(SceneRun.runs(in: "printed by an answer\nway\t0"))
  }

  private func show(
    _ name: String, in row: ListRow, _ button: Button, _ server: Server,
    call: @escaping (String) -> Void, picture: Signal<Void>? = nil, taps: Signal<Void>? = nil
  ) {
    row.text = name
    server.avatar(of: name).take(until: picture ?? row.reuses)
      .subscribeNext { [weak row] avatar in
        row?.text = "\(avatar) \(picture == nil ? name : row?.text.suffix(5).description ?? "")"
      }
    button.clicks.take(until: taps ?? row.reuses).subscribeNext { _ in call(name) }
  }

  private func reload(
    _ token: Token, _ server: Server, _ clock: Scheduler, every pause: Duration,
    isHeld: Bool = false
  ) -> Command<Void, [String]> {
    let reload = Command<Void, [String]>(scheduler: clock) { server.names(for: token) }
    let held = isHeld ? reload : nil
    Signal.interval(pause, on: clock).mapReplace(()).startWith(()).subscribe(on: clock)
      .take(until: isHeld ? .never() : reload.executionSignals.ignoreValues())
      .subscribeNext { [weak reload] in _ = (held ?? reload)?.execute() }
    return reload
  }

  private func codeButton(
    _ strategy: @escaping (Signal<Signal<String>>) -> Signal<String>
  ) -> (Signal<Void>, Int, Signal<Never>, Scheduler) -> Signal<String> {
    { clicks, _, _, clock in strategy(clicks.startWith(()).map { countdown(on: clock) }) }
  }

  private func lists(
    _ strategy: @escaping (Signal<Signal<[String]>>) -> Signal<[String]>
  ) -> (
    Signal<String>, @escaping (String) -> Signal<[String]>,
    @escaping (String) -> Signal<[String]>, Scheduler
  ) -> Signal<[String]> {
    { texts, database, network, clock in
      strategy(
        texts.throttle(.milliseconds(300), on: clock).map { text in
          text.isEmpty
            ? .return([])
            : database(text).merge(network(text).catchTo(.empty())).scan([], +)
        })
    }
  }
}
