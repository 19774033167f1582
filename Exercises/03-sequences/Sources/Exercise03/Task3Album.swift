import ReactiveCore

/// Task 3: an album that wastes nothing.
///
///     names      blurred  sharp  blurred  sharp  sharp
///     cover      *        *                              * is developed
///     strip(2)   *        *      *        *
///
/// Each question develops every photo again. Fix it.
///
/// - The answers stay the same.
/// - Making an album develops nothing.
/// - A question develops photos in order, up to the last one it needs.
/// - No photo is developed twice.
///
/// Page: 03-sequences, "Three maps", "Filter, then map"
struct Album {
  private let names: [String]
  private let develop: (String) -> Photo

  init(_ names: [String], develop: @escaping (String) -> Photo) {
    self.names = names
    self.develop = develop
  }

  var cover: Photo? { names.map(develop).filter(\.isSharp).first }

  func strip(_ count: Int) -> [Photo] { Array(names.map(develop).filter(\.isSharp).prefix(count)) }

  var sharpCount: Int { names.map(develop).filter(\.isSharp).count }
}
