import Contacts
import ReactiveCore

/// A scene whose last variant is a learner's function.
///
/// `course try 7.5` builds a program that plays the scene of task 7.5.
public struct AnsweredScene {
  package let scene: Scene

  private init<SomeStory: Story>(_ story: SomeStory, _ code: String, _ line: SomeStory.Line) {
    scene = Scene(story, more: [Variant(code, "This is your answer.", line)])
  }

  /// Returns the scene of task 7.5, in which a list loads pictures.
  public static func avatars(
    _ avatars:
      @escaping (_ lists: Signal<[String]>, _ load: @escaping (String) -> Signal<String>)
      -> Signal<String>
  ) -> AnsweredScene {
    AnsweredScene(AvatarListStory(), "avatars(of: lists, load: server.avatar)") { lists, server in
      avatars(lists, server.avatar)
    }
  }

  /// Returns the scene of task 11.5, in which the phone and the server answer.
  public static func answers(
    _ answers: @escaping (_ text: String, Database, Server) -> Signal<[String]>
  ) -> AnsweredScene {
    AnsweredScene(
      AnswersStory(), "answers(to: text, database: database, server: server)", answers)
  }

  /// Returns the scene of task 13.5, in which a list reloads.
  public static func reload(
    _ reloadCommand: @escaping (Token, Server, Scheduler) -> Command<Void, [String]>
  ) -> AnsweredScene {
    AnsweredScene(
      ReloadStory(), "reloadCommand(for: token, server: server, scheduler: clock)", reloadCommand)
  }

  /// Returns the scene of task 14.4, in which rows are reused.
  public static func row(
    _ show: @escaping (String, ListRow, Button, Server, @escaping (String) -> Void) -> Void
  ) -> AnsweredScene {
    AnsweredScene(
      RowsStory(), "show(name, in: row, button: button, server: server, call: call)", show)
  }

  /// Returns the scene of task 17.2, in which a button counts down.
  public static func codeButton(
    _ codeButton: @escaping (Signal<Void>, Int, Signal<Never>, Scheduler) -> Signal<String>
  ) -> AnsweredScene {
    AnsweredScene(
      CountdownStory(), "codeButton(clicks: taps, seconds: 3, until: .never(), on: clock)"
    ) { taps, clock in
      codeButton(taps.skip(1), 3, .never(), clock)
    }
  }

  /// Returns the scene of task 17.3, in which a search box shows names.
  public static func searchLists(
    _ searchLists:
      @escaping (
        Signal<String>, @escaping (String) -> Signal<[String]>,
        @escaping (String) -> Signal<[String]>, Scheduler
      ) -> Signal<[String]>
  ) -> AnsweredScene {
    AnsweredScene(
      AddressBookStory(), "searchLists(texts: texts, database: find, network: find, on: clock)"
    ) { stage in
      let texts = BehaviorSubject("")
      stage.texts("search").subscribeNext { texts.sendNext($0) }
      return searchLists(texts, stage.database.find, stage.server.find, stage.clock)
    }
  }

  /// Returns the runs of the history in `request`, or a counterexample if `request` is
  /// `counterexample`.
  public func answer(to request: String) -> String {
    guard request == "counterexample" else { return Scenes.runs(for: request, of: [scene]) }
    guard let found = scene.counterexample(variant: scene.variants.count - 1) else { return "" }
    return found.lines
  }

  /// Returns the scene of a task, and the code that calls the learner's function.
  package static func ofTask(_ id: String) -> (scene: Scene, call: String)? {
    all.first { $0.task == id }.map { ($0.answered.scene, $0.call) }
  }

  /// The tasks that have a scene.
  package static var tasks: [String] { all.map(\.task) }

  private static var all: [(task: String, answered: AnsweredScene, call: String)] {
    [
      (
        "7.5", avatars { _, _ in .empty() },
        "AnsweredScene.avatars { avatars(of: $0, load: $1) }"
      ),
      (
        "11.5", answers { _, _, _ in .empty() },
        "AnsweredScene.answers { answers(to: $0, database: $1, server: $2) }"
      ),
      (
        "13.5", reload { _, _, clock in Command(scheduler: clock) { .empty() } },
        "AnsweredScene.reload { reloadCommand(for: $0, server: $1, scheduler: $2) }"
      ),
      (
        "14.4", row { _, _, _, _, _ in },
        "AnsweredScene.row { show($0, in: $1, button: $2, server: $3, call: $4) }"
      ),
      (
        "17.2", codeButton { _, _, _, _ in .empty() },
        "AnsweredScene.codeButton { codeButton(clicks: $0, seconds: $1, until: $2, on: $3) }"
      ),
      (
        "17.3", searchLists { _, _, _, _ in .empty() },
        "AnsweredScene.searchLists { searchLists(texts: $0, database: $1, network: $2, on: $3) }"
      ),
    ]
  }
}
