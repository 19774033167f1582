import Contacts
import PlainText

extension Scene {
  /// Plays the script, and returns the strip, the problems, and their total duration as text.
  package func transcript(variant: Int, width: Int = 80) -> String {
    transcript(of: runs(of: script, with: defaultOptions)[variant], variant: variant, width: width)
  }

  package func transcript(of run: SceneRun, variant: Int, width: Int = 80) -> String {
    let end = run.end + .seconds(1)
    let strip = TextStrip(
      entries: run.entries, parts: parts, now: end, width: width,
      horizon: end + .seconds(2))
    var lines = [variants[variant]] + strip.rows
    var said: [String] = []
    for case (let time, .problem(let text)) in run.verdicts.changes where !said.contains(text) {
      said.append(text)
      lines.append("\(time.inTenths): \(text)")
    }
    let wrong = run.verdicts.wrong(until: end)
    lines.append(
      said.isEmpty ? "never wrong" : "wrong for \(wrong.inTenths) of \(end.inTenths)")
    return lines.map { $0.withoutTrailingSpaces }.joined(separator: "\n") + "\n"
  }
}

extension Duration {
  /// The duration in seconds, such as "5.2 s".
  package var inTenths: String {
    let tenths = inMilliseconds / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
