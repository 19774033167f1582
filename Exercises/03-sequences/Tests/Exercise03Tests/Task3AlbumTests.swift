import ReactiveCore
import XCTest

@testable import Exercise03

final class Task3AlbumTests: XCTestCase {
  private var developed: [String] = []

  func test_the_results_stay_the_same() {
    let album = album("b1 s1 b2 s2 s3")
    XCTAssertEqual(album.cover?.name, "s1", "The cover should be the first sharp photo.")
    XCTAssertEqual(
      album.strip(2).map(\.name), ["s1", "s2"],
      "A strip of 2 should have the first two sharp photos.")
    XCTAssertEqual(
      album.strip(9).map(\.name), ["s1", "s2", "s3"],
      "A strip of 9 should have all three sharp photos.")
    XCTAssertEqual(album.sharpCount, 3, "The count should be 3, the number of sharp photos.")
  }

  func test_making_an_album_develops_nothing() {
    _ = album("s1 s2")
    XCTAssertEqual(developed, [], "Creating an album should not develop any photos.")
  }

  func test_the_cover_develops_no_photo_after_it() {
    _ = album("b1 s1 b2 s2").cover
    XCTAssertEqual(developed, ["b1", "s1"], "No photo after the cover, s1, should be developed.")
  }

  func test_a_strip_develops_no_photo_after_it() {
    _ = album("b1 s1 b2 s2 b3 s3 b4").strip(2)
    XCTAssertEqual(
      developed, ["b1", "s1", "b2", "s2"],
      "A strip of 2 ends with s2, so no photo after s2 should be developed.")
  }

  func test_no_photo_is_developed_twice() {
    let album = album("b1 s1 s2 b2")
    for _ in 1...2 { _ = (album.cover, album.strip(2), album.sharpCount) }
    XCTAssertEqual(
      developed, ["b1", "s1", "s2", "b2"],
      "Each photo should be developed once, even if all results are read twice.")
  }

  /// Returns an album in which the photos whose names begin with `s` are sharp.
  private func album(_ names: String) -> Album {
    Album(names.split(separator: " ").map(String.init)) { name in
      self.developed.append(name)
      return Photo(name: name, isSharp: name.hasPrefix("s"))
    }
  }
}
