import Page

/// The pages of desk, wall and room, before their scripts fill them.
enum PresentPages {
  static let desk = page(
    "Desk", role: "desk", script: "present.js",
    """
    <header>
    <h1 id="title"></h1>
    <p><a href="/wall" target="wall">Open the wall</a> · <span id="place"></span></p>
    <p class="clock" id="clock" role="timer"></p>
    <p class="late" id="late" role="status"></p>
    </header>
    <nav id="keys" aria-label="Steps"></nav>
    <section aria-label="On the wall"><h2 id="now"></h2><div id="stage"></div></section>
    <section aria-label="Notes"><h2>Notes</h2><div id="notes"></div></section>
    <section aria-label="Next"><h2>Next</h2><p id="next"></p></section>
    <details><summary>The page before this cell</summary><div id="prose"></div></details>
    <p class="faint">Page Down, arrows or space: on · Page Up, arrows: back · s: skip this step · \
    b or .: dark wall</p>
    """)

  static let wall = page(
    "Wall", role: "wall", script: "present.js",
    """
    <h1 id="now"></h1>
    <div id="stage" aria-live="polite"></div>
    <p id="join" class="faint"></p>
    """)

  static let join = page(
    "Vote", role: "join", script: "join.js",
    """
    <h1>What does it print?</h1>
    <form id="form" hidden="hidden"><div id="question"></div><div id="answers"></div>
    <button type="submit">Vote</button></form>
    <p id="status" role="status">Wait for the next question.</p>
    """)

  private static func page(
    _ title: String, role: String, script: String, _ body: String
  ) -> String {
    let head = HTMLDocument.head(
      title: title, madeBy: "swift run course present",
      style: "<link rel=\"stylesheet\" href=\"/present.css\">")
    return """
      \(head)
      <body class="\(role)">
      <main>
      \(body)
      </main>
      <p id="lost" class="late" role="status" hidden="hidden">The connection is lost. \
      Is the course still open in the terminal?</p>
      <script src="/\(script)"></script>
      </body>
      </html>

      """
  }

  static let style =
    HTMLStyle.sheet + """

      .wall main { max-width: none; padding: 0 .5vw; }
      .wall { padding: 1rem; overflow-x: hidden; }
      .wall h1 { margin: .2em 0 .6em; font-size: 1.3em; }
      .wall svg { max-width: 100%; max-height: 60vh; }
      .wall .two { columns: 2; column-gap: 1vw; }
      .wall figure, .wall li, .wall div.bar { break-inside: avoid; }
      .wall .broken pre { white-space: pre-wrap; overflow-wrap: anywhere; }
      .wall pre { font-size: .9em; overflow: clip; }
      .wall .wide .marbles { max-width: 100%; height: auto; }
      .wall .names, .wall figure > button { display: none; }
      .wall.black > * { visibility: hidden; }
      .wall.black { background: #000; }
      .desk main { max-width: 60rem; }
      .desk section { border-top: 1px solid var(--line); }
      .desk .clock { font-size: 1.6rem; font-variant-numeric: tabular-nums; margin: 0; }
      #lost { position: fixed; bottom: 0; right: 1rem; }
      .late { color: var(--bad); font-weight: 600; }
      .faint { color: var(--faint); }
      div.bar { display: grid; grid-template-columns: minmax(6em, 2fr) 3fr 3em; gap: .6em; \
      align-items: center; margin: .3em 0; }
      div.bar > :first-child { white-space: pre-wrap; font-family: ui-monospace, monospace; }
      div.bar meter { width: 100%; height: 1.4em; }
      div.bar.correct { color: var(--good); font-weight: 600; }
      .join label { display: block; padding: .6em; margin: .4em 0; border: 1px solid var(--line); \
      border-radius: 8px; white-space: pre-wrap; }
      .join textarea { width: 100%; font: inherit; font-family: ui-monospace, monospace; }
      .join button { font-size: 1.2rem; margin-top: .6rem; }
      #keys { display: flex; flex-wrap: wrap; gap: .3rem; max-width: none; }
      #keys [aria-current] { font-weight: 700; background: var(--soft); }

      """
}
