// Misconception: Once each is all that matters, so everything is developed when the album is made. See *What runs when*, page 03.
import ReactiveCore

struct Album {
  private let sharp: LazyList<Photo>

  init(_ names: [String], develop: @escaping (String) -> Photo) {
    sharp = names.lazyList.eager.map(develop).filter(\.isSharp)
  }

  var cover: Photo? { sharp.head }

  func strip(_ count: Int) -> [Photo] { sharp.take(count).array }

  var sharpCount: Int { sharp.foldLeft(0) { count, _ in count + 1 } }
}
