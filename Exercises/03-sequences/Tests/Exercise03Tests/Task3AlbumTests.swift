import ReactiveCore
import XCTest

@testable import Exercise03

final class Task3AlbumTests: XCTestCase {
  private var developed: [String] = []

  func test_gives_the_right_answers() {
    let album = album("b1 s1 b2 s2 s3")
    let cover: Photo? = album.cover
    XCTAssertEqual(cover?.name, "s1", "The cover should be the first sharp photo.")
    let strip: [Photo] = album.strip(2)
    XCTAssertEqual(
      strip.map(\.name), ["s1", "s2"], "A strip of 2 should be the first two sharp ones.")
    XCTAssertEqual(
      album.strip(9).map(\.name), ["s1", "s2", "s3"],
      "A strip of 9 should be all three sharp photos, as there are no more.")
    let count: Int = album.sharpCount
    XCTAssertEqual(count, 3, "Three of the photos are sharp.")
  }

  func test_making_an_album_develops_nothing() {
    let album = album("s1 s2")
    XCTAssertEqual(developed, [], "Before anything is asked, no photo should be developed.")
    XCTAssertEqual(album.strip(0), [], "A strip of 0 should be empty.")
    XCTAssertEqual(developed, [], "An empty strip needs no photo, so none should be developed.")
  }

  func test_the_cover_develops_up_to_the_first_sharp_photo() {
    let album = album("b1 s1 b2 s2")
    _ = album.cover
    XCTAssertEqual(developed, ["b1", "s1"], "The cover should develop b1 and s1, and none behind.")
    _ = album.cover
    XCTAssertEqual(developed, ["b1", "s1"], "A second look at the cover should develop nothing.")
  }

  func test_a_strip_goes_on_where_the_cover_stopped() {
    let album = album("b1 s1 b2 s2 b3 s3")
    _ = album.cover
    _ = album.strip(2)
    XCTAssertEqual(
      developed, ["b1", "s1", "b2", "s2"],
      "After the cover, a strip of 2 should develop only b2 and s2.")
    _ = album.strip(1)
    XCTAssertEqual(
      developed, ["b1", "s1", "b2", "s2"], "A shorter strip should develop nothing.")
  }

  func test_the_count_develops_every_photo_once() {
    let album = album("b1 s1 s2 b2")
    _ = album.sharpCount
    XCTAssertEqual(
      developed, ["b1", "s1", "s2", "b2"], "The count should develop each of the four photos once.")
    _ = album.sharpCount
    _ = album.cover
    _ = album.strip(2)
    XCTAssertEqual(
      developed, ["b1", "s1", "s2", "b2"], "After the count no question should develop anything.")
  }

  func test_without_a_sharp_photo_it_looks_through_them_once() {
    let album = album("b1 b2")
    XCTAssertNil(album.cover, "Without a sharp photo there should be no cover.")
    XCTAssertEqual(album.strip(3), [], "Without a sharp photo a strip should be empty.")
    XCTAssertEqual(album.sharpCount, 0, "Without a sharp photo the count should be 0.")
    XCTAssertEqual(developed, ["b1", "b2"], "Each of the two photos should be developed once.")
  }

  /// An album of names with a space between; what begins with `s` is sharp.
  private func album(_ names: String) -> Album {
    Album(names.split(separator: " ").map(String.init)) { name in
      self.developed.append(name)
      return Photo(name: name, isSharp: name.hasPrefix("s"))
    }
  }
}
