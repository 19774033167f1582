import XCTest

@testable import LiveSite

/// What the standard, ISO/IEC 18004, gives as examples.
final class QRCodeTests: XCTestCase {
  func test_the_correction_of_the_standards_example() {
    // Annex I: the symbol of version 1-M that holds 01234567.
    let data: [UInt8] = [
      0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC,
      0x11,
    ]
    XCTAssertEqual(
      QRCode.correction(of: data, count: 10),
      [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55])
  }

  func test_bytes_stand_behind_their_mode_and_their_number() {
    XCTAssertEqual(
      QRCode.codewords(of: Array("Hi".utf8)).prefix(6), [0x40, 0x24, 0x86, 0x90, 0xEC, 0x11])
  }

  func test_corners_and_dots_stand_where_a_camera_looks_for_them() throws {
    let code = try XCTUnwrap(QRCode("http://192.168.1.5:4051/s9cya"))
    XCTAssertEqual(code.modules.count, 29)
    let corner = [
      "#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######",
    ].map { $0.map { $0 == "#" } }
    for (row, column) in [(0, 0), (0, 22), (22, 0)] {
      XCTAssertEqual(code.modules[row..<row + 7].map { Array($0[column..<column + 7]) }, corner)
    }
    XCTAssertEqual(code.modules[6][8..<21].map { $0 }, (8..<21).map { $0 % 2 == 0 })
    XCTAssertTrue(code.modules[21][8])
  }

  func test_it_holds_42_bytes() {
    XCTAssertNotNil(QRCode(String(repeating: "x", count: 42)))
    XCTAssertNil(QRCode(String(repeating: "x", count: 43)))
  }

  func test_it_holds_the_longest_address() {
    XCTAssertNotNil(QRCode("http://255.255.255.255:65535/\(AccessControl.shortToken())"))
  }
}
