import Contacts

/// A story that can be played: any of its variants, until any moment.
///
/// What has happened until a moment does not depend on what comes later, so one question answers for all
/// moments before its end.
package struct Scene {
  package let name, title: String
  package let parts: [Part]
  package let options: [Option]
  /// The text of each variant.
  package let variants: [String]
  /// What each variant does, in a sentence.
  package let effects: [String]
  package let script: [Input]
  private let wire: (Stage, Int) -> Void
  private let fault: (Screen) -> String?

  /// Makes a scene of a story; `more` are variants beside its own, such as a learner's.
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
    fault = { story.fault($0) }
  }

  /// The options that are on at first.
  package var usual: [String] { options.filter { $0.isOn }.map { $0.name } }

  /// What happens until `end`.
  package func play(
    _ history: [Input], variant: Int, with options: [String], until end: Duration
  ) -> [JournalEntry] {
    let stage = stage(variant: variant, with: options)
    stage.play(history, until: end)
    stage.close()
    return stage.seen
  }

  /// A stage on which a variant waits for what is typed.
  func stage(variant: Int, with options: [String]) -> Stage {
    let stage = Stage(with: options)
    stage.journal.during(0) { wire(stage, variant) }
    return stage
  }

  /// What there is to say about the screen on which these things have happened.
  package func verdict(of entries: [JournalEntry], at time: Duration) -> Verdict {
    let screen = Screen(entries, at: time)
    if let fault = fault(screen) { return .fault(fault) }
    return screen.running > 0 ? .busy(screen.running) : .fine
  }

  /// When what there is to say changes, from the first of these entries to the last.
  ///
  /// A person needs a moment to see what is wrong, so each screen is asked 0.7 seconds later, or when the
  /// next thing happens.
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

  /// When the last of these things happened.
  package static func end(of entries: [JournalEntry]) -> Duration {
    entries.last?.time ?? .zero
  }
}
