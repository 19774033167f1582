import Contacts

/// A scene's script as an image that plays: two phones with the same typing, under the first way and under
/// the last.
///
/// The motion is CSS's own. Where motion is not wanted, or not known, the image is its last moment.
package struct ScenePicture {
  private let scene: Scene
  private let end: Duration
  private let inks:
    (paper: String, ink: String, faint: String, rule: String, bad: String, good: String)
  private static let hues = ["#4a9bf0", "#ffae33", "#74e2b0", "#d9abff"]
  private static let pause = Duration.milliseconds(2600)

  /// Creates the image of a scene, in dark colours or in light ones.
  package init(_ scene: Scene, isDark: Bool) {
    self.scene = scene
    end = (scene.runs(of: scene.script, with: scene.usual).first?.end ?? .zero) + .milliseconds(600)
    inks =
      isDark
      ? ("#101318", "#e9edf2", "#9aa5b3", "#2a313b", "#ff9a91", "#66d6a0")
      : ("#ffffff", "#14171c", "#5b6472", "#dfe4ea", "#b42318", "#116b46")
  }

  /// The text of the image.
  package var svg: String {
    let runs = scene.runs(of: scene.script, with: scene.usual)
    let loop = (end + ScenePicture.pause).inMilliseconds
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 330" role="img">
      <title>\(scene.title): two phones, the same typing</title>
      <style>
      text { font: 15px ui-monospace, Menlo, Consolas, monospace; fill: \(inks.ink); }
      .name { font-size: 13px; fill: \(inks.faint); } .bad { fill: \(inks.bad); } .good { fill: \(inks.good); }
      .bar text { font-size: 12px; fill: #14171c; } .now { transform: translateX(320px); }
      @media (prefers-reduced-motion: no-preference) {
      .at { animation: \(loop)ms step-end infinite; }
      .now { animation: now \(loop)ms linear infinite; }
      @keyframes now { \(percent(.zero))% { transform: none; } \(percent(end))%, 100% { transform: translateX(320px); } }
      }
      </style>
      <rect width="720" height="330" rx="12" fill="\(inks.paper)"/>
      \(phone(runs[0], scene.ways[0], 20, 0))
      \(phone(runs[runs.count - 1], scene.ways[runs.count - 1], 380, 1))
      </svg>

      """
  }

  private func phone(_ run: SceneRun, _ code: String, _ x: Int, _ number: Int) -> String {
    let typed = run.happenings.filter { $0.kind == .typed }
    var names = Names(prefix: "p\(number)")
    var parts = ["<text x=\"\(x)\" y=\"32\">\(code.escaped)</text>"]
    parts.append(
      "<rect x=\"\(x)\" y=\"46\" width=\"320\" height=\"172\" rx=\"16\" fill=\"none\" stroke=\"\(inks.rule)\" stroke-width=\"1.5\"/>"
    )
    for (index, happening) in typed.enumerated() {
      let next = index + 1 < typed.count ? typed[index + 1].time : nil
      let hue = ScenePicture.hues[index % 4]
      parts.append(
        shown(
          from: happening.time, to: next, &names,
          """
          <text x="\(x + 18)" y="76" font-weight="600">\(happening.text.escaped)</text>\
          <rect x="\(x + 16)" y="86" width="288" height="2.5" fill="\(hue)"/>
          """))
    }
    let lists = run.happenings.filter { $0.kind == .shown }
    for (index, happening) in lists.enumerated() {
      let next = index + 1 < lists.count ? lists[index + 1].time : nil
      let rows = happening.text.split(separator: ",").enumerated().map { row, name in
        let y = 106 + 23 * row
        return """
          <circle cx="\(x + 26)" cy="\(y)" r="9" fill="\(hue(of: happening, in: run, typed))"/>\
          <text x="\(x + 44)" y="\(y + 5)">\(String(name).trimmed.escaped)</text>
          """
      }
      parts.append(shown(from: happening.time, to: next, &names, rows.joined()))
    }
    for (index, change) in run.verdicts.changes.enumerated() {
      let next =
        index + 1 < run.verdicts.changes.count ? run.verdicts.changes[index + 1].time : nil
      guard case .fault(let text) = change.verdict else { continue }
      parts.append(
        shown(
          from: change.time, to: next, &names,
          "<text class=\"name bad\" x=\"\(x)\" y=\"240\">\(text.escaped)</text>"))
    }
    if !run.verdicts.isEverWrong {
      parts.append("<text class=\"name good\" x=\"\(x)\" y=\"240\">never wrong</text>")
    }
    let requests = run.happenings.filter { $0.kind == .began && !$0.row.hasSuffix("(phone)") }
    for (lane, request) in requests.enumerated() {
      let ended = run.happenings.first { $0.request == request.number }
      let (left, y) = (x + column(request.time), 252 + 22 * lane)
      let width = max(column(ended?.time ?? end) - column(request.time), 3)
      let isCancelled = ended?.kind == .cancelled
      let color = hue(of: request, in: run, typed)
      let fill = isCancelled ? "none" : color
      parts.append(
        """
        <g class="bar"><rect x="\(left)" y="\(y)" width="\(width)" height="17" rx="4" fill="\(fill)" stroke="\(color)"\
        \(isCancelled ? " stroke-dasharray=\"4 3\"" : "")/>\
        <text x="\(isCancelled ? left + width + 6 : left + 6)" y="\(y + 13)"\(isCancelled ? " style=\"fill:\(inks.faint)\"" : "")>\
        \(request.row.escaped)\(isCancelled ? " ✕" : "")</text></g>
        """)
    }
    parts.append(
      """
      <clipPath id="p\(number)"><rect x="\(x)" y="246" width="322" height="74"/></clipPath>
      <g clip-path="url(#p\(number))"><g class="now">\
      <rect x="\(x)" y="246" width="322" height="74" fill="\(inks.paper)" opacity="0.8"/>\
      <rect x="\(x)" y="246" width="1.5" height="74" fill="\(inks.ink)"/></g></g>
      """)
    return parts.joined(separator: "\n")
  }

  /// Something that is there from one moment to another; the last of its kind is there in a still image.
  private func shown(
    from: Duration, to: Duration?, _ names: inout Names, _ content: String
  ) -> String {
    let name = names.next()
    let off = to.map { " \(percent($0))% { opacity: 0; }" } ?? ""
    let start =
      from == .zero ? "0% { opacity: 1; }" : "0% { opacity: 0; } \(percent(from))% { opacity: 1; }"
    return """
      <style>@keyframes \(name) { \(start)\(off) }</style>
      <g class="at" opacity="\(to == nil ? 1 : 0)" style="animation-name:\(name)">\(content)</g>
      """
  }

  private func hue(of happening: Happening, in run: SceneRun, _ typed: [Happening]) -> String {
    var root = happening
    while root.cause > 0 { root = run.happenings[root.cause - 1] }
    return ScenePicture.hues[(typed.firstIndex { $0.number == root.number } ?? 0) % 4]
  }

  private func column(_ time: Duration) -> Int {
    320 * time.inMilliseconds / end.inMilliseconds
  }

  /// Where a moment stands in the loop.
  private func percent(_ time: Duration) -> Int {
    100 * time.inMilliseconds / (end + ScenePicture.pause).inMilliseconds
  }

  private struct Names {
    let prefix: String
    private var count = 0

    init(prefix: String) { self.prefix = prefix }

    mutating func next() -> String {
      count += 1
      return "\(prefix)_\(count)"
    }
  }
}

extension String {
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
