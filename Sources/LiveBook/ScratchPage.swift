import Page

/// The scratch pad: an empty cell with the library imported, the same text that `course play` opens.
enum ScratchPage {
  static var html: String {
    let head = HTMLDocument.head(
      title: "Scratch pad", madeBy: "swift run course open",
      style: "<link rel=\"stylesheet\" href=\"book.css\">")
    return """
      \(head)
      <body>
      <main id="the_page">
      <p><a href="index.html">← The book</a></p>
      <h1>Scratch pad</h1>
      <p>The library is imported. Shift-Return runs what stands here; <code>swift run course play</code> \
      opens the same text in your editor.</p>
      <section class="cell" id="scratch"><p class="title">Play</p></section>
      </main>
      <script src="dom.js"></script>
      <script src="live.js"></script>
      </body>
      </html>

      """
  }
}
