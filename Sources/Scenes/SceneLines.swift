import Contacts

/// Scenes as lines, each with words and a tab between: what a screen needs to know of them.
package func lines(of scenes: [Scene]) -> String {
  var lines: [String] = []
  for scene in scenes {
    lines.append("scene\t\(scene.name)\t\(scene.title)")
    for part in scene.parts {
      lines.append("part\t\(part.kind.rawValue)\t\(part.name)\t\(part.title)")
    }
    for way in scene.ways { lines.append("way\t\(way)") }
    for option in scene.options {
      lines.append("option\t\(option.name)\t\(option.isOn ? "on" : "off")\t\(option.text)")
    }
    for input in scene.script { lines.append("input\t\(input.line)") }
  }
  return lines.joined(separator: "\n")
}

/// Answers a question in lines: a scene, a way, its options, an end, and what was typed and tapped.
///
/// ```
/// scene   search      from  0     busy   2 requests are running.
/// way     0           from  5000  fault  The field says cat, the list answers ca.
/// with    slow        1     0     typed    search   0  0  ca
/// until   6000        2     0     began    find ca  0  1
/// 0       search  ca  3     5000  answered find ca  2  2
/// ```
package func answer(to question: String, about scenes: [Scene]) -> String {
  var scene: Scene?
  var way = 0
  var end = Duration.zero
  var options: [String] = []
  var history: [Input] = []
  for line in question.split(separator: "\n") {
    let words = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    guard words.count > 1 else { continue }
    switch words[0] {
    case "scene": scene = scenes.first { $0.name == words[1] }
    case "way": way = Int(words[1]) ?? 0
    case "with": options.append(words[1])
    case "until": end = .milliseconds(Int(words[1]) ?? 0)
    default:
      history.append(Input(Int(words[0]) ?? 0, words[1], words.count > 2 ? words[2] : ""))
    }
  }
  guard let scene, scene.ways.indices.contains(way) else { return "from\t0\tfault\tno such scene" }
  let happenings = scene.play(history, way: way, with: options, until: end)
  let verdicts = scene.verdicts(of: happenings).changes.map { time, verdict in
    "from\t\(time.inMilliseconds)\t\(verdict.line)"
  }
  return (verdicts + happenings.map { $0.line }).joined(separator: "\n")
}

extension Verdict {
  /// The kind, and the words for a person.
  fileprivate var line: String {
    switch self {
    case .fault(let text): "fault\t\(text)"
    case .busy(let count): "busy\t\(count == 1 ? "A request is" : "\(count) requests are") running."
    case .fine: "fine\t"
    }
  }
}

extension Input {
  fileprivate var line: String { "\(time.inMilliseconds)\t\(part)\t\(text)" }
}

extension Happening {
  fileprivate var line: String {
    "\(number)\t\(time.inMilliseconds)\t\(kind.rawValue)\t\(row)\t\(request)\t\(cause)\t\(text)"
  }
}

extension Duration {
  var inMilliseconds: Int {
    let parts = components
    return Int(parts.seconds * 1000 + parts.attoseconds / 1_000_000_000_000_000)
  }
}
