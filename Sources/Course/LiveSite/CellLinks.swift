import Exercises
import Site

/// An HTML converter that links mentions of cells, such as `*A slow answer*, page 07`.
struct CellLinks {
  let pages: LivePages
  let course: Course
  private let mention = /\*([^*]+)\*, page (\d\d)/

  func html(_ sentence: String) -> String {
    HTMLProse().line(
      sentence.replacing(mention) { found in
        let place = address(of: String(found.1), onPage: String(found.2))
        return place.map { "[*\(found.1)*, page \(found.2)](\($0))" } ?? String(found.0)
      })
  }

  private func address(of title: String, onPage digits: String) -> String? {
    guard let chapter = course.chapters.first(where: { $0.digits == digits }),
      let number = try? pages.cells(of: chapter.name).number(ofCell: title)
    else { return nil }
    return "\(chapter.name).html#cell_\(number)"
  }
}
