import Pages

/// A scene as HTML: what its script does, which the book's script replaces by a phone to type into.
package enum HTMLScene {
  /// The scene of a run; `plays` says that it plays when it is seen.
  package static func html(_ run: SceneRuns.Run, plays: Bool = false) -> String {
    """
    <div class="scene" role="group" data-scene="\(run.scene)" data-way="\(run.way)"\(plays ? " data-plays" : "") \
    aria-label="\(run.title.escapedForHTML)">
    <pre tabindex="0" aria-label="What happens">\(run.text.escapedForHTML)</pre>
    </div>
    """
  }

  /// The scene of a block of code; nil if its language is another.
  static func html(of code: String, language: String) -> String? {
    guard let match = language.wholeMatch(of: /scene (?<scene>\w+) (?<way>\d+) (?<title>.+)/) else {
      return nil
    }
    return html(
      SceneRuns.Run(
        scene: String(match.scene), way: Int(match.way) ?? 0, title: String(match.title), text: code
      )
    )
  }
}
