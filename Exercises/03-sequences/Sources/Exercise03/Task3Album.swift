import ReactiveCore

/// Task 3: an album that develops each photo once.
///
///     names      blurred  sharp  blurred  sharp  sharp
///     cover      *        *                              * is developed
///     strip(2)   *        *      *        *
///
/// `cover`, `strip`, and `sharpCount` each develop every photo again. Fix the code.
///
/// - The results stay the same.
/// - Creating an album develops nothing.
/// - Each result develops photos in order, up to the last one that it needs.
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
