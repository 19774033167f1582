// Misconception: The lazy collections of Swift are lazy, and so they keep what they computed. See *Three maps*, page 03.
import ReactiveCore

struct Album {
  private let sharp: LazyFilterSequence<LazyMapSequence<[String], Photo>>

  init(_ names: [String], develop: @escaping (String) -> Photo) {
    sharp = names.lazy.map(develop).filter(\.isSharp)
  }

  var cover: Photo? { sharp.first }

  func strip(_ count: Int) -> [Photo] { Array(sharp.prefix(count)) }

  var sharpCount: Int { sharp.reduce(0) { count, _ in count + 1 } }
}
