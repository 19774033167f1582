/// A page's text for paper: room to write in where the answers were.
package enum HTMLPaper {
  /// Leaves out what a predicted cell prints, what explains it, and the key of its question.
  ///
  /// - Parameter text: What stands inside of `<main>` in a page's HTML.
  package static func withoutAnswers(_ text: String) -> String {
    text
      .replacing(
        /(?s)<details class="folded"><summary>Show (?:what it prints|the answer)<\/summary>.*?<\/details>/,
        with: ""
      )
      .replacing(/(?s)<details class="explanation">.*?<\/details>/, with: "")
      .replacing(/\sdata-key="[^"]*"/, with: "")
      .replacing(/<textarea[^>]*><\/textarea>/, with: "<div class=\"lines\"></div>")
      .replacing(/<input type="text"[^>]*\/>/, with: "<div class=\"line\"></div>")
      .replacing(/(?s)<button[^>]*>.*?<\/button>/, with: "")
      .replacing(/(?s)\s<a class="anchor".*?<\/a>/, with: "")
  }

  /// How room to write in looks.
  package static let sheet = embedded(PackageResources.paper_css)
}
