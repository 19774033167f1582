import Book

/// The scratch pad: an empty cell with the library imported, the same text that `course play` opens.
enum ScratchPage {
  static let name = "scratch"

  static func html(in book: Book) -> String {
    book.page(
      name: name, title: "Scratch pad",
      text: """
        <h1 id="scratch_pad">Scratch pad</h1>
        <p>The library is imported. Shift-Return runs what stands here; <code>swift run course play</code> opens \
        the same text in your editor.</p>
        <section class="cell" id="scratch"><p class="title"><span class="name">Play</span>\
        <span class="state" role="status"></span></p></section>
        """)
  }
}
