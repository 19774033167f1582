import Contacts
import ReactiveCore

/// The whole screen of page 17, written with callbacks and with signals.
struct AddressBookStory: Story {
  typealias Line = (_ stage: Stage) -> Signal<[String]>

  let name = "book"
  let title = "The whole screen"
  let parts: [Part] = [
    .field("name", "Name"), .field("code", "Code"), .button("log in", "Log in"),
    .label("message", "Message"), .field("search", "Search"), .list("list", "Contacts"),
    .toggle("offline", "Airplane mode"),
  ]
  let options = [Option("slow", "The server takes 5 s to answer “ca”")]
  let variants: [Variant<Line>] = [
    Variant("rowsByCallbacks(on: stage)", "All answers add names to the same list.") { stage in
      rowsByCallbacks(on: stage)
    },
    Variant("rowsByModel(on: stage)", "Only the newest text gets an answer.") { stage in
      rowsByModel(on: stage)
    },
  ]
  let script = [
    Input(0, "name", "ada"), Input(400, "code", "123456"), Input(800, "log in"),
    Input(4000, "search", "ca"), Input(4800, "search", "cat"), Input(8500, "search", ""),
    Input(9000, "offline", "on"),
  ]

  func wire(_ line: Line, on stage: Stage) {
    let login = LoginModel(stage.server, on: stage.clock)
    stage.texts("name").subscribeNext { login.name.sendNext($0) }
    stage.texts("code").subscribeNext { login.code.sendNext($0) }
    stage.taps("log in").subscribeNext { login.logIn.execute() }
    login.logIn.enabled.show("log in.enabled", on: stage)
    login.message.show("message", on: stage)

    let found = line(stage)
    login.logIn.executionSignals.switchToLatest().take(1)
      .map { _ in found }.switchToLatest()
      .show("list", on: stage)
  }

  func problem(_ screen: Screen) -> String? {
    let asked = screen["search"].trimmed.lowercased()
    let rows = screen["list"].split(separator: ",").map { String($0).trimmed }
    if screen.age(of: "search") < .milliseconds(700) { return nil }
    let isIn =
      screen["message"].hasPrefix("welcome") && screen.age(of: "message") > .milliseconds(700)
    if isIn, !asked.isEmpty, screen.requests("find") == 0 {
      return "The field contains “\(screen["search"])”, but no request is sent."
    }
    if asked.isEmpty { return rows.isEmpty ? nil : "The field is empty, but the list isn't." }
    return rows.first { !$0.lowercased().hasPrefix(asked) }
      .map { "The field contains “\(screen["search"])”, but a row shows “\($0)”." }
  }
}

/// Returns the rows of the model in the last cells of page 17.
private func rowsByModel(on stage: Stage) -> Signal<[String]> {
  let model = SearchModel(stage.database, stage.server, on: stage.clock)
  stage.texts("search").subscribeNext { model.field.type($0) }
  return model.rows
}

/// Returns the rows of page 17's first cell, which uses a timer and callbacks that append to a list.
private func rowsByCallbacks(on stage: Stage) -> Signal<[String]> {
  let rows = BehaviorSubject<[String]>([])
  var shown: [String] = []
  var timer: Disposable?
  func show(_ names: [String]) {
    shown += names
    rows.sendNext(shown)
  }
  stage.texts("search").skip(1).subscribeNext { text in
    timer?.dispose()
    if text.isEmpty { return }
    timer = stage.clock.schedule(after: .milliseconds(300)) {
      stage.keep(stage.database.find(text).subscribeNext { show($0) })
      stage.keep(
        stage.server.find(text).subscribe(next: { show($0) }, error: { _ in show(["offline"]) }))
    }
  }
  return rows
}
