import Pages

/// A scene as HTML: a transcript, which a script replaces with an interactive phone.
package enum HTMLScene {
  /// Returns the HTML of a scene that starts automatically if `plays` is true.
  package static func html(_ run: SceneTranscript, plays: Bool = false) -> String {
    """
    <div class="scene" role="group" data-scene="\(run.scene)" data-variant="\(run.variant)"\(plays ? " data-autoplay" : "") \
    aria-label="\(run.title.escapedForHTML)">
    <pre tabindex="0" aria-label="What happens">\(run.text.escapedForHTML)</pre>
    </div>
    """
  }

  /// Returns the HTML of a code block in the language `scene`, or `nil` for other languages.
  static func html(of code: String, language: String) -> String? {
    let heading = /scene (?<scene>\w+) (?<variant>\d+) (?<title>.+)/
    guard let match = language.wholeMatch(of: heading) else { return nil }
    return html(
      SceneTranscript(
        scene: String(match.scene), variant: Int(match.variant) ?? 0, title: String(match.title),
        text: code
      )
    )
  }
}
