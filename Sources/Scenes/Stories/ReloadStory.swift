import Contacts
import ReactiveCore

/// A list that reloads on its own and when the user pulls it down, for task 13.5.
struct ReloadStory: Story {
  typealias Line = (_ token: Token, _ server: Server, _ scheduler: Scheduler) ->
    Command<Void, [String]>

  let name = "reload"
  let title = "A list that loads itself"
  let parts: [Part] = [
    .list("list", "Contacts"), .label("message", "Message"), .button("pull", "Pull down"),
    .button("close", "Close"), .label("minutes", "Minutes"), .toggle("offline", "Airplane mode"),
  ]
  let variants: [Variant<Line>] = []
  let script = [Input(10_000, "pull"), Input(59_500, "pull")]

  func wire(_ line: Line, on stage: Stage) {
    var reload: Command? = line(Token(name: "ada"), stage.server, stage.clock)
    reload?.executionSignals.flatten().startWith([]).show("list", on: stage)
    reload?.errors
      .map { ($0 as? ServerError) == .offline ? "Not loaded: offline." : "Refused." }
      .startWith("")
      .show("message", on: stage)
    stage.keep(stage.taps("pull").subscribeNext { reload?.execute() })
    stage.keep(stage.taps("close").subscribeNext { reload = nil })
    Signal.interval(.seconds(60), on: stage.clock).scan(0) { count, _ in count + 1 }.startWith(0)
      .show("minutes", on: stage) { "\($0)" }
  }

  func problem(_ screen: Screen) -> String? {
    if screen.inputs("close") > 0 {
      let isLoading = !screen.loading.isEmpty && screen.age(of: "close") > .seconds(1)
      return isLoading ? "The screen is closed, but the list is still loading." : nil
    }
    if screen.hasEnded("list") { return "The list no longer reloads." }
    if screen["message"] == "Refused." {
      return "The screen reports that an automatic reload was refused."
    }
    guard screen.loading.isEmpty else { return nil }
    if screen.requests("names") == 0 { return "The screen is open, but the list isn't loading." }
    // Returns whether the list and the message haven't changed since the part's last event.
    func isUnheard(_ part: String) -> Bool {
      ["list", "message"].allSatisfy { screen.age(of: $0) > screen.age(of: part) }
    }
    if screen.inputs("pull") > 0, isUnheard("pull") {
      return "The list was pulled down, but it isn't loading."
    }
    return screen["minutes"] != "0" && isUnheard("minutes")
      ? "A minute has passed, but the list isn't loading." : nil
  }
}
