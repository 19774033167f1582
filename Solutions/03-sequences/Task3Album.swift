import ReactiveCore

/// An album that develops a photo when an answer needs it, and once.
///
/// All answers read one list, and the list keeps what was read.
struct Album {
  private let sharp: LazyList<Photo>

  init(_ names: [String], develop: @escaping (String) -> Photo) {
    sharp = names.lazyList.map(develop).filter(\.isSharp)
  }

  /// The first sharp photo.
  var cover: Photo? { sharp.head }

  /// The first `count` sharp photos, or all of them if there are fewer.
  func strip(_ count: Int) -> [Photo] { sharp.take(count).array }

  /// How many photos are sharp.
  var sharpCount: Int { sharp.foldLeft(0) { count, _ in count + 1 } }
}
