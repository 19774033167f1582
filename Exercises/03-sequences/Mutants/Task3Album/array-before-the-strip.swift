// Misconception: A strip is cut from the array of all sharp photos. See *Filter, then map*, page 03.
import ReactiveCore

struct Album {
  private let sharp: LazyList<Photo>

  init(_ names: [String], develop: @escaping (String) -> Photo) {
    sharp = names.lazyList.map(develop).filter(\.isSharp)
  }

  var cover: Photo? { sharp.head }

  func strip(_ count: Int) -> [Photo] { Array(sharp.array.prefix(count)) }

  var sharpCount: Int { sharp.array.count }
}
