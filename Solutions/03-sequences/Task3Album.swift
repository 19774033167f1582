import ReactiveCore

/// An album whose results come from one list, which keeps the developed photos.
struct Album {
  private let sharp: LazyList<Photo>

  init(_ names: [String], develop: @escaping (String) -> Photo) {
    sharp = names.lazyList.map(develop).filter(\.isSharp)
  }

  /// The first sharp photo.
  var cover: Photo? { sharp.head }

  /// The first `count` sharp photos, or all of them if there are fewer.
  func strip(_ count: Int) -> [Photo] { sharp.take(count).array }

  /// The number of sharp photos.
  var sharpCount: Int { sharp.foldLeft(0) { count, _ in count + 1 } }
}
