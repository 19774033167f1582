import Contacts

/// A story that can be played: any of its ways, until any moment.
///
/// What has happened until a moment does not depend on what comes later, so one question answers for all
/// moments before its end.
package struct Scene {
  package let name, title: String
  package let parts: [Part]
  package let options: [Option]
  /// The text of each way.
  package let ways: [String]
  /// What each way does, in a sentence.
  package let effects: [String]
  package let script: [Input]
  private let wire: (Stage, Int) -> Void
  private let fault: (Screen) -> String?

  /// Makes a scene of a story; `more` are ways beside its own, such as a learner's.
  package init<SomeStory: Story>(_ story: SomeStory, more: [Way<SomeStory.Line>] = []) {
    let ways = story.ways + more
    name = story.name
    title = story.title
    parts = story.parts
    options = story.options
    script = story.script
    self.ways = ways.map { $0.code }
    effects = ways.map { $0.effect }
    wire = { stage, number in story.wire(ways[number].line, on: stage) }
    fault = { story.fault($0) }
  }

  /// The options that are on at first.
  package var usual: [String] { options.filter { $0.isOn }.map { $0.name } }

  /// What happens until `end`.
  package func play(
    _ history: [Input], way: Int, with options: [String], until end: Duration
  ) -> [Happening] {
    let stage = stage(way: way, with: options)
    stage.play(history, until: end)
    stage.close()
    return stage.seen
  }

  /// A stage on which a way waits for what is typed.
  func stage(way: Int, with options: [String]) -> Stage {
    let stage = Stage(with: options)
    stage.journal.during(0) { wire(stage, way) }
    return stage
  }

  /// What there is to say about the screen on which these things have happened.
  package func verdict(of happenings: [Happening], at time: Duration) -> Verdict {
    let screen = Screen(happenings, at: time)
    if let fault = fault(screen) { return .fault(fault) }
    return screen.running > 0 ? .busy(screen.running) : .fine
  }

  /// When what there is to say changes, from the first of these happenings to the last.
  ///
  /// A person needs a moment to see what is wrong, so each screen is asked 0.7 seconds later, or when the
  /// next thing happens.
  package func verdicts(of happenings: [Happening]) -> Verdicts {
    var changes: [(time: Duration, verdict: Verdict)] = []
    for (number, happening) in happenings.enumerated() {
      let next = number + 1 < happenings.count ? happenings[number + 1].time : nil
      if let next, next <= happening.time { continue }
      let moment = happening.time + .milliseconds(700)
      let verdict = verdict(
        of: Array(happenings.prefix(number + 1)), at: min(moment, next ?? moment))
      if changes.last?.verdict != verdict { changes.append((happening.time, verdict)) }
    }
    return Verdicts(changes: changes)
  }

  /// When the last of these things happened.
  package static func end(of happenings: [Happening]) -> Duration {
    happenings.last?.time ?? .zero
  }
}
