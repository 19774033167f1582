import Contacts

/// What happened under one way, and what there is to say about it.
package struct SceneRun {
  package let happenings: [Happening]
  package let verdicts: Verdicts

  /// When the last thing happened.
  package var end: Duration { Scene.end(of: happenings) }
}

extension Scene {
  /// What happens under each way until `end`.
  package func runs(
    of history: [Input], with options: [String], until end: Duration = .seconds(60)
  ) -> [SceneRun] {
    ways.indices.map { way in
      let happenings = play(history, way: way, with: options, until: end)
      return SceneRun(happenings: happenings, verdicts: verdicts(of: happenings))
    }
  }
}
