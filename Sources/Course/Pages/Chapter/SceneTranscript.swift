import PlainText

/// A description of a scene's run with one variant, for readers without JavaScript.
package struct SceneTranscript: Equatable {
  /// The path of the file with all transcripts, relative to `Sources`.
  package static let file = "Scenes/Transcripts.txt"

  package let scene: String
  package let variant: Int
  package let title: String
  package let text: String

  package init(scene: String, variant: Int, title: String, text: String) {
    self.scene = scene
    self.variant = variant
    self.title = title
    self.text = text
  }

  /// Parses a file of transcripts with headings such as
  /// `# search 0: A slow answer to an old question`.
  package static func all(in text: String) -> [SceneTranscript] {
    let lines = text.lines
    return lines.enumerated().compactMap { number, line in
      guard line.hasPrefix("#"),
        let match = line.wholeMatch(of: /# (?<scene>\w+) (?<variant>\d+): (?<title>.+)/),
        let variant = Int(match.variant)
      else { return nil }
      let text = lines.dropFirst(number + 1).prefix { !$0.isEmpty }.joined(separator: "\n")
      return SceneTranscript(
        scene: String(match.scene), variant: variant, title: String(match.title), text: text)
    }
  }

  /// A Markdown code block in the language `scene`.
  var markdown: String { "\n```scene \(scene) \(variant) \(title)\n\(text)\n```\n" }
}
