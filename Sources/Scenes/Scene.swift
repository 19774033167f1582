import Contacts

/// A story that can be played with each of its variants.
///
/// Later inputs don't change earlier events, so one run is enough to show the screen at any time
/// before its end.
package struct Scene {
  package let name, title: String
  package let parts: [Part]
  package let options: [Option]
  package let variants: [String]
  /// For each variant, a sentence about its effect.
  package let effects: [String]
  package let script: [Input]
  private let wire: (Stage, Int) -> Void
  private let problem: (Screen) -> String?

  /// Creates a scene of a story.
  ///
  /// - Parameter more: Additional variants, such as a learner's answer.
  package init<SomeStory: Story>(_ story: SomeStory, more: [Variant<SomeStory.Line>] = []) {
    let variants = story.variants + more
    name = story.name
    title = story.title
    parts = story.parts
    options = story.options
    script = story.script
    self.variants = variants.map { $0.code }
    effects = variants.map { $0.effect }
    wire = { stage, number in story.wire(variants[number].line, on: stage) }
    problem = { story.problem($0) }
  }

  /// The names of the options that are initially on.
  package var defaultOptions: [String] { options.filter { $0.isOn }.map { $0.name } }

  /// Plays a history, and returns the journal up to `end`.
  package func play(
    _ history: [Input], variant: Int, with options: [String], until end: Duration
  ) -> [JournalEntry] {
    let stage = stage(variant: variant, with: options)
    stage.play(history, until: end)
    stage.close()
    return stage.seen
  }

  func stage(variant: Int, with options: [String]) -> Stage {
    let stage = Stage(with: options)
    stage.journal.during(0) { wire(stage, variant) }
    return stage
  }

  package func verdict(of entries: [JournalEntry], at time: Duration) -> Verdict {
    let screen = Screen(entries, at: time)
    if let problem = problem(screen) { return .problem(problem) }
    return screen.running > 0 ? .busy(screen.running) : .fine
  }

  /// Returns the verdicts over time, with an entry for each change.
  ///
  /// Users need a moment to notice a problem, so each screen is checked 0.7 seconds after it changes
  /// or at the next event, whichever is earlier.
  package func verdicts(of entries: [JournalEntry]) -> Verdicts {
    var changes: [(time: Duration, verdict: Verdict)] = []
    for (number, entry) in entries.enumerated() {
      let next = number + 1 < entries.count ? entries[number + 1].time : nil
      if let next, next <= entry.time { continue }
      let moment = entry.time + .milliseconds(700)
      let verdict = verdict(
        of: Array(entries.prefix(number + 1)), at: min(moment, next ?? moment))
      if changes.last?.verdict != verdict { changes.append((entry.time, verdict)) }
    }
    return Verdicts(changes: changes)
  }
}
