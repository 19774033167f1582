import ReactiveCore

/// Task 3: an album that wastes nothing.
///
/// The album below gives the right answers. But it develops every photo each time it is asked anything,
/// and developing is slow. Repair it:
///
/// - Making an album develops nothing.
/// - A question develops the photos that its answer needs, in order, and none behind them. Only
///   `sharpCount` needs all of them.
/// - No photo is developed twice, whatever is asked, and however often.
///
///     names      blurred  sharp  blurred  sharp  sharp
///     cover      *        *
///     strip(2)   *        *      *        *
///
/// A `*` is a photo that the answer needs.
///
/// Rests on the page 03-sequences, cells "Three maps" and "Filter, then map".
struct Album {
  private let names: [String]
  private let develop: (String) -> Photo

  init(_ names: [String], develop: @escaping (String) -> Photo) {
    self.names = names
    self.develop = develop
  }

  /// The first sharp photo.
  var cover: Photo? { names.map(develop).filter(\.isSharp).first }

  /// The first `count` sharp photos, or all of them if there are fewer.
  func strip(_ count: Int) -> [Photo] { Array(names.map(develop).filter(\.isSharp).prefix(count)) }

  /// How many photos are sharp.
  var sharpCount: Int { names.map(develop).filter(\.isSharp).count }
}
