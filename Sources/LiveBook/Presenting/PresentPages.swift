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
}
