import Site

/// The HTML pages of the desk, the wall, and the room.
enum PresentPages {
  static let desk = page(
    "Desk", role: "desk", script: "present.js",
    """
    <header>
    <h1 id="title"></h1>
    <p><a href="/wall" target="wall">Open the wall</a> · <span id="place"></span></p>
    <p class="large" id="clock" role="timer"></p>
    <p class="large" id="join"></p>
    <p id="tally" role="status"></p>
    <p class="late" id="late" role="status"></p>
    <p class="late" id="error" role="status"></p>
    </header>
    <nav id="keys" aria-label="Steps"></nav>
    <section id="hands" aria-label="A show of hands" hidden="hidden"><h2>A show of hands</h2>
    <form id="hands-form"><div id="rows"></div><button type="submit">Count</button></form>
    <p id="hands-problem" class="late" role="status"></p></section>
    <section id="trial" aria-label="Try it" hidden="hidden"><h2>Try it</h2>
    <textarea id="text" spellcheck="false" aria-label="The code of the cell"></textarea>
    <p><button type="button" id="run">Run (Shift-Return)</button> \
    <button type="button" id="end">End (Escape)</button></p>
    <p id="trial-problem" class="late" role="status"></p></section>
    <section aria-label="On the wall"><h2 id="now"></h2><div id="stage"></div></section>
    <section id="remarks" aria-label="Notes"><h2>Notes</h2><div id="notes"></div></section>
    <section id="wrong" aria-label="Common mistakes"><h2>Common mistakes</h2>\
    <ul id="misconceptions"></ul></section>
    <section aria-label="Next"><h2>Next</h2><p id="next"></p></section>
    <details><summary>To save time, skip</summary><p id="skips"></p>\
    <div id="when-late"></div></details>
    <details id="before"><summary>The page before this cell</summary><div id="prose"></div></details>
    <p class="faint">Page Down, arrows, or Space: next · Page Up or arrows: back · s: skip this step · \
    o: show the output · h: count hands · e: edit the code · b or .: turn the wall black</p>
    """)

  static let wall = page(
    "Wall", role: "wall", script: "present.js",
    """
    <header><h1 id="now"></h1><p id="join"></p></header>
    <div id="stage" aria-live="polite"></div>
    """)

  static let join = page(
    "Vote", role: "join", script: "join.js",
    """
    <h1>Your vote</h1>
    <form id="form" hidden="hidden"><div id="question"></div><div id="answers"></div>
    <button type="submit" id="vote" class="go">Vote</button></form>
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
      <p id="connection_lost" class="late" role="status" hidden="hidden">Connection lost. \
      Check that `course present` is still running in the terminal.</p>
      <script src="/\(script)"></script>
      </body>
      </html>

      """
  }
}
