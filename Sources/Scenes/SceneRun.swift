import Contacts

/// The journal and the verdicts from the run of one variant.
package struct SceneRun {
  package let entries: [JournalEntry]
  package let verdicts: Verdicts

  package var end: Duration { entries.last?.time ?? .zero }
}

extension Scene {
  /// Plays a history with each variant.
  package func runs(
    of history: [Input], with options: [String], until end: Duration = .seconds(60)
  ) -> [SceneRun] {
    variants.indices.map { variant in
      let entries = play(history, variant: variant, with: options, until: end)
      return SceneRun(entries: entries, verdicts: verdicts(of: entries))
    }
  }
}
