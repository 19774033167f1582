import Contacts

extension Scene {
  /// What happens when somebody types this, as text: time in rows, and then what is wrong, and how long.
  package func transcript(
    of history: [Input]? = nil, way: Int, with options: [String]? = nil, width: Int = 80
  ) -> String {
    let history = history ?? script
    let happenings = play(
      history, way: way, with: options ?? usual, until: .seconds(60))
    let end = Scene.end(of: happenings) + .seconds(1)
    let strip = TextStrip(
      happenings: happenings, parts: parts, now: end, width: width, horizon: end + .seconds(2))
    let verdicts = verdicts(of: happenings)
    var lines = [ways[way]] + strip.rows
    var said: [String] = []
    for case (let time, .fault(let text)) in verdicts.changes where !said.contains(text) {
      said.append(text)
      lines.append("\(time.inTenths): \(text)")
    }
    let wrong = verdicts.wrong(until: end)
    lines.append(
      said.isEmpty ? "never wrong" : "wrong for \(wrong.inTenths) of \(end.inTenths)")
    return lines.map { $0.withoutTrailingSpaces }.joined(separator: "\n") + "\n"
  }

  /// When the last of these things happened.
  package static func end(of happenings: [Happening]) -> Duration {
    happenings.last?.time ?? .zero
  }
}

extension Duration {
  /// Such as "5.2 s".
  package var inTenths: String {
    let tenths = inMilliseconds / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
