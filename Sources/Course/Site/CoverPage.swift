import Pages

/// The cover: an introduction, a scene that shows the bug, three entry points, and the chapters.
struct CoverPage {
  let page: BookPage

  /// - Parameter scene: The scene whose search field shows the bug.
  init(_ chapters: [Book.ChapterPages], scene: SceneTranscript?) {
    let parts = BookPart.all.compactMap { part -> String? in
      let chapters = chapters.filter { part.numbers.contains($0.number) }
      return chapters.isEmpty ? nil : CoverPage.path(part, chapters)
    }
    let minutes = chapters.compactMap(\.facts?.minutes).reduce(0, +)
    let tasks = chapters.map(\.tasks).reduce(0, +)
    let first = chapters.first.map {
      """
      <a class="button go" id="start_link" href="\($0.page.address)">Begin with \
      \($0.page.title.escapedForHTML)</a>
      """
    }
    page = BookPage(
      name: "index", title: "Functional reactive programming",
      text: """
        <section class="hero" aria-labelledby="cover">
        <div class="words">
        <h1 id="cover">Functional reactive programming, built by hand</h1>
        <p class="lead">You type into a search field, each change starts a request, and a slow answer to an old \
        query overwrites the right answer.</p>
        <p>This course is about that bug and others like it. Each page is a program, each exercise is a set of \
        tests that fail until your code is right, and the library is small enough to read from end to end.</p>
        <p class="buttons">\(first ?? "") <a class="button" href="#path">All chapters</a></p>
        <p class="meta">\(chapters.count) chapters\
        \(minutes > 0 ? ", \(minutes / 60) hours to read" : "") · \(tasks) tasks\
        <span id="solved_count"></span> · Swift 6, no dependencies</p>
        </div>
        \(scene.map { HTMLScene.html($0, plays: true) } ?? "")
        </section>
        <section class="entry-points" aria-label="Three ways to start">
        <div><h2>Learn</h2><p>Read a page, predict what it prints, change it, and run it. Then do the exercise. \
        A failed test often names the misconception behind it, and hints are there when you ask.</p>\
        <p class="offline">In the course’s folder: <code>swift run course open</code></p></div>
        <div><h2>Teach</h2><p>The page is on the wall, your notes are on your screen, everyone votes from their \
        seat, and a table shows who has solved what. A clock shows the minutes left for each step.</p>\
        <p>In the course’s folder: <code>swift run course present 6</code></p></div>
        <div><h2>Read the library</h2><p>The ideas of ReactiveCocoa 2.5 in today’s Swift. Each operator has \
        its marbles, its names in other libraries, and links to the cells that use it.</p>\
        <p><a href="\(BookPage.address("operators"))">Operators →</a> \
        <a href="\(BookPage.address("questions"))">What people ask →</a> \
        <a href="\(BookPage.address("moving"))">Moving an app →</a></p></div>
        </section>
        <h2 id="path">The path</h2>
        <p class="meta">A marble is full when its chapter is done, and half full when you’ve begun it. Your \
        progress is saved on this computer only.</p>
        <div class="path">
        \(parts.joined(separator: "\n"))
        </div>
        """)
  }

  private static func path(_ part: BookPart, _ chapters: [Book.ChapterPages]) -> String {
    let minutes = chapters.compactMap(\.facts?.minutes).reduce(0, +)
    let items = chapters.map { chapter in
      let sentence = chapter.facts.map { facts in
        "<span class=\"what\">\(HTMLProse().line(facts.sentence.asSentence))</span>"
      }
      let exercise = chapter.exercise.map { page in
        """
        <a href="\(page.address)" data-tasks="\(chapter.page.name.prefix(2))">exercise: \(chapter.tasks) tasks</a>
        """
      }
      return """
        <li>\(BookShell.dot(of: chapter, in: part))<div><a href="\(chapter.page.address)">\
        \(chapter.title.escapedForHTML)</a>\(sentence ?? "")<span class="facts">\
        \(chapter.facts.map { "<span>\($0.minutes) min</span> " } ?? "")\(exercise ?? "")</span></div></li>
        """
    }
    return """
      <section class="part"><h3>\(part.title)\
      \(minutes > 0 ? " <small>\(ChapterFacts.time(minutes)) to read</small>" : "")</h3>
      <ol>
      \(items.joined(separator: "\n"))
      </ol>
      </section>
      """
  }
}

extension String {
  /// The text with an initial capital and a period.
  fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
