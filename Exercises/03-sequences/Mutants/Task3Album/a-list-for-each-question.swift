// Misconception: Lists of the same names share what was developed. See *Three maps*, page 03.
import ReactiveCore

struct Album {
  private let names: [String]
  private let develop: (String) -> Photo

  init(_ names: [String], develop: @escaping (String) -> Photo) {
    self.names = names
    self.develop = develop
  }

  private var sharp: LazyList<Photo> { names.lazyList.map(develop).filter(\.isSharp) }

  var cover: Photo? { sharp.head }

  func strip(_ count: Int) -> [Photo] { sharp.take(count).array }

  var sharpCount: Int { sharp.foldLeft(0) { count, _ in count + 1 } }
}
