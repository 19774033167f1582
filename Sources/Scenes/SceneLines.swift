import Contacts
import PlainText

/// Returns the scenes as lines of tab-separated fields.
package func lines(of scenes: [Scene]) -> String {
  var lines: [String] = []
  for scene in scenes {
    lines.append("scene\t\(scene.name)\t\(scene.title)")
    for part in scene.parts {
      lines.append("part\t\(part.kind.rawValue)\t\(part.name)\t\(part.title)")
    }
    for (variant, effect) in zip(scene.variants, scene.effects) {
      lines.append("variant\t\(variant)\t\(effect)")
    }
    for option in scene.options {
      lines.append("option\t\(option.name)\t\(option.isOn ? "on" : "off")\t\(option.text)")
    }
    for input in scene.script { lines.append("input\t\(input.line)") }
  }
  return lines.joined(separator: "\n")
}

/// Returns the answer to a request for a scene with options, an end time, and inputs.
///
/// The answer contains the verdicts and the journal of each variant. In this example, the request
/// is on the left, and the answer is on the right:
///
/// ```
/// scene   search      variant 0
/// option  slow        verdict 0   busy      2 requests are running.
/// until   6000        1     0     typed     search   0  0  ca
/// 0       search  ca  2     0     began     find ca  0  1
///                     3     5000  answered  find ca  2  2
///                     variant 1
/// ```
package func runs(for request: String, of scenes: [Scene]) -> String {
  var scene: Scene?
  var end = Duration.zero
  var options: [String] = []
  var history: [Input] = []
  for line in request.split(separator: "\n") {
    let words = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    guard words.count > 1 else { continue }
    switch words[0] {
    case "scene": scene = scenes.first { $0.name == words[1] }
    case "option": options.append(words[1])
    case "until": end = .milliseconds(Int(words[1]) ?? 0)
    default:
      history.append(Input(Int(words[0]) ?? 0, words[1], words.count > 2 ? words[2] : ""))
    }
  }
  guard let scene else { return "" }
  var lines: [String] = []
  for (variant, run) in scene.runs(of: history, with: options, until: end).enumerated() {
    lines.append("variant\t\(variant)")
    for (time, verdict) in run.verdicts.changes {
      lines.append("verdict\t\(time.inMilliseconds)\t\(verdict.line)")
    }
    lines += run.entries.map { $0.line }
  }
  return lines.joined(separator: "\n")
}

extension Verdict {
  fileprivate var line: String {
    switch self {
    case .problem(let text): "problem\t\(text.onOneLine)"
    case .busy(let count): "busy\t\(count == 1 ? "A request is" : "\(count) requests are") running."
    case .fine: "fine\t"
    }
  }
}

extension Input {
  package var line: String { "\(time.inMilliseconds)\t\(part)\t\(text)" }
}

extension JournalEntry {
  fileprivate var line: String {
    "\(number)\t\(time.inMilliseconds)\t\(kind.rawValue)\t\(row.onOneLine)\t\(request)\t\(cause)\t"
      + text.onOneLine
  }
}

extension Duration {
  var inMilliseconds: Int {
    let parts = components
    return Int(parts.seconds * 1000 + parts.attoseconds / 1_000_000_000_000_000)
  }
}
