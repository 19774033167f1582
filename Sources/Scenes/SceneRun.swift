import Contacts

/// What happened under one variant, and what there is to say about it.
package struct SceneRun {
  package let entries: [JournalEntry]
  package let verdicts: Verdicts

  /// When the last thing happened.
  package var end: Duration { Scene.end(of: entries) }
}

extension Scene {
  /// What happens under each variant until `end`.
  package func runs(
    of history: [Input], with options: [String], until end: Duration = .seconds(60)
  ) -> [SceneRun] {
    variants.indices.map { variant in
      let entries = play(history, variant: variant, with: options, until: end)
      return SceneRun(entries: entries, verdicts: verdicts(of: entries))
    }
  }
}
