import Contacts
import ReactiveCore

/// Page 17: a button with a countdown.
package struct CountdownStory: Story {
  package typealias Line = (_ taps: Signal<Void>, _ clock: Scheduler) -> Signal<String>

  package let name = "countdown"
  package let title = "A button that counts down"
  package let parts: [Part] = [.button("again", "Send again")]
  package let variants: [Variant<Line>] = [
    Variant(
      "taps.map { countdown(on: clock) }.flatten()",
      "Each tap begins a countdown, beside those that run."
    ) { taps, clock in
      taps.map { countdown(on: clock) }.flatten()
    },
    Variant(
      "taps.map { countdown(on: clock) }.switchToLatest()",
      "Each tap begins a countdown, and ends the one before."
    ) { taps, clock in
      taps.map { countdown(on: clock) }.switchToLatest()
    },
  ]
  package let script = [Input(4000, "again"), Input(5500, "again")]

  package init() {}

  package func wire(_ line: Line, on stage: Stage) {
    line(stage.taps("again").startWith(()), stage.clock).show("again.title", on: stage)
  }

  package func fault(_ screen: Screen) -> String? {
    let title = screen["again.title"]
    if title.isEmpty { return "The button has no title." }
    if screen.isOvertaken("again.title") { return "Two countdowns write one button." }
    let waited = screen.inputs("again") > 0 ? screen.age(of: "again") : screen.time
    let due = due(after: waited.inMilliseconds)
    // At the end of a second both titles are right.
    return title == due || title == self.due(after: waited.inMilliseconds - 1)
      ? nil : "The button should say \(due), and says \(title)."
  }

  private func due(after milliseconds: Int) -> String {
    let seconds = milliseconds / 1000
    return seconds < 3 ? "\(3 - seconds)" : "again"
  }
}
