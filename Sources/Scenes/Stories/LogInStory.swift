import Contacts
import ReactiveCore

/// Pages 15 and 17: a log-in, and a button that counts down.
package struct LogInStory: Story {
  /// Makes the titles of the button "Send again".
  package typealias Line = (_ taps: Signal<Void>, _ clock: Scheduler) -> Signal<String>

  package let name = "login"
  package let title = "A button that counts down"
  package let parts: [Part] = [
    .field("name", "Name"), .field("code", "Code"), .button("log in", "Log in"),
    .label("message", "Message"), .button("again", "Send again"),
  ]
  package let ways: [Way<Line>] = [
    Way(
      "taps.map { countdown(on: clock) }.flatten()",
      "Each tap begins a countdown, beside those that run."
    ) { taps, clock in
      taps.map { countdown(on: clock) }.flatten()
    },
    Way(
      "taps.map { countdown(on: clock) }.switchToLatest()",
      "Each tap begins a countdown, and ends the one before."
    ) { taps, clock in
      taps.map { countdown(on: clock) }.switchToLatest()
    },
  ]
  package let script = [
    Input(500, "again"), Input(1200, "name", "ada"), Input(2000, "code", "111111"),
    Input(2700, "log in"), Input(5200, "code", "123456"), Input(6000, "log in"),
  ]

  /// Creates the story.
  package init() {}

  package func wire(_ line: Line, on stage: Stage) {
    let model = LoginModel(stage.server, on: stage.clock)
    stage.texts("name").subscribeNext { model.name.sendNext($0) }
    stage.texts("code").subscribeNext { model.code.sendNext($0) }
    stage.taps("log in").subscribeNext { model.logIn.execute() }
    model.logIn.enabled.show("log in.enabled", on: stage)
    model.message.show("message", on: stage)

    line(stage.taps("again").startWith(()), stage.clock).show("again.title", on: stage)
  }

  package func fault(_ screen: Screen) -> String? {
    let title = screen["again.title"]
    if title.isEmpty { return "The button has no title." }
    if screen.isOvertaken("again.title") { return "Two countdowns write one button." }
    // At the end of a second both titles are right.
    let waited = screen.inputs("again") > 0 ? screen.age(of: "again") : screen.time
    let titles = [waited, waited - .milliseconds(1)].map { LogInStory.title(after: $0) }
    return titles.contains(title)
      ? nil : "The button should say \(titles[0]), and says \(title)."
  }

  private static func title(after time: Duration) -> String {
    switch time {
    case ..<Duration.seconds(1): "3"
    case ..<Duration.seconds(2): "2"
    case ..<Duration.seconds(3): "1"
    default: "again"
    }
  }
}
