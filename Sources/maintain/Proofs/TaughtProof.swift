import CourseModel
import Page

/// Proves that no page uses a name of the library before a page has taught it or promised to, and that
/// every promise is kept.
struct TaughtProof {
  let course: Course

  func run(into report: inout VerifyReport) throws {
    let names = try LibraryNames(of: course).names
    let pages = try course.chapters.filter(\.hasPage).compactMap { chapter in
      let source = try chapter.sources.map(TextFile.read).joined(separator: "\n")
      let answers = try ChallengeFiles(of: chapter)
      return chapter.readPage().map {
        (name: chapter.name, lesson: Lesson($0, source: source, answers: answers))
      }
    }
    report.faults += TaughtProof.faults(of: pages, names: names)
  }

  static func faults(
    of pages: [(name: String, lesson: Lesson)], names: Set<String>
  ) -> [String] {
    var teachers: [String: String] = [:]
    var promises: [(word: String, page: String)] = []
    var faults: [String] = []
    for (name, lesson) in pages {
      promises += lesson.promised.sorted().map { ($0, name) }
      for word in lesson.taught.sorted() {
        if !names.contains(word) {
          faults.append("\(name): teaches `\(word)`, which is no public name")
        } else if let teacher = teachers[word] {
          faults.append("\(name): calls `\(word)` new, and \(teacher) has taught it")
        } else if !lesson.explained.contains(word) {
          faults.append("\(name): calls `\(word)` new and never speaks of it")
        }
        teachers[word] = teachers[word] ?? name
      }
      for use in lesson.uses
      where names.contains(use.name) && teachers[use.name] == nil
        && !lesson.promised.contains(use.name)
      {
        faults.append(
          "\(name):\(use.line): the cell \"\(use.cell)\" uses `\(use.name)`, "
            + "which no page has taught yet")
        teachers[use.name] = name
      }
    }
    return faults
      + promises.filter { teachers[$0.word] == nil || teachers[$0.word] == $0.page }.map {
        "\($0.page): promises `\($0.word)`, and no later page teaches it"
      }
  }
}
