// Misconception: A loop stops when it meets the first photo that it does not need. See *Filter, then map*, page 03.
import ReactiveCore

struct Album {
  private let sharp: LazyList<Photo>

  init(_ names: [String], develop: @escaping (String) -> Photo) {
    sharp = names.lazyList.map(develop).filter(\.isSharp)
  }

  var cover: Photo? { sharp.head }

  func strip(_ count: Int) -> [Photo] {
    var strip: [Photo] = []
    for photo in sharp {
      if strip.count == count { break }
      strip.append(photo)
    }
    return strip
  }

  var sharpCount: Int { sharp.foldLeft(0) { count, _ in count + 1 } }
}
