import Contacts
import ReactiveCore

/// A button with a countdown, for page 17.
struct CountdownStory: Story {
  typealias Line = (_ taps: Signal<Void>, _ clock: Scheduler) -> Signal<String>

  let name = "countdown"
  let title = "A button that counts down"
  let parts: [Part] = [.button("again", "Send again")]
  let variants: [Variant<Line>] = [
    Variant(
      "taps.map { countdown(on: clock) }.flatten()",
      "Each tap starts another countdown."
    ) { taps, clock in
      taps.map { countdown(on: clock) }.flatten()
    },
    Variant(
      "taps.map { countdown(on: clock) }.switchToLatest()",
      "Each tap starts a countdown, and cancels the previous one."
    ) { taps, clock in
      taps.map { countdown(on: clock) }.switchToLatest()
    },
  ]
  let script = [Input(4000, "again"), Input(5500, "again")]

  func wire(_ line: Line, on stage: Stage) {
    line(stage.taps("again").startWith(()), stage.clock).show("again.title", on: stage)
  }

  func problem(_ screen: Screen) -> String? {
    let title = screen["again.title"]
    if title.isEmpty { return "The button has no title." }
    if screen.isStale("again.title") { return "Two countdowns change the same button." }
    let waited = screen.inputs("again") > 0 ? screen.age(of: "again") : screen.time
    let due = due(after: waited.inMilliseconds)
    // At the moment of a change, both the old and the new title are correct.
    return title == due || title == self.due(after: waited.inMilliseconds - 1)
      ? nil : "The button should say “\(due)”, not “\(title)”."
  }

  private func due(after milliseconds: Int) -> String {
    let seconds = milliseconds / 1000
    return seconds < 3 ? "\(3 - seconds)" : "again"
  }
}
