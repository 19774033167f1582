import XCTest

@testable import LiveSite

final class QRCodeTests: XCTestCase {
  func test_a_code_equals_the_code_of_another_encoder() throws {
    // These rows come from the Python package qrcode: version 3, level M, mask 0.
    let rows = [
      0x1FC0_437F, 0x1052_8B41, 0x1749_205D, 0x1747_935D, 0x175D_9F5D, 0x104E_7641, 0x1FD5_557F,
      0x000C_2E00, 0x1549_1812, 0x1F0C_BC69, 0x14C4_7DF7, 0x0FB6_DFEA, 0x0757_6C6B, 0x0D19_646D,
      0x07DE_8503, 0x19B9_2C9A, 0x1375_1A43, 0x0ABD_B8E5, 0x1264_7C8B, 0x0E21_DFEA, 0x13E3_69F0,
      0x001A_6517, 0x1FC2_875B, 0x1045_2F18, 0x1756_19FA, 0x174A_3B98, 0x1751_369D, 0x1043_5F8A,
      0x1FDB_75CB,
    ]
    let code = try XCTUnwrap(QRCode("http://192.168.1.5:4051/s9cya"))
    XCTAssertEqual(code.modules.map { $0.reduce(0) { 2 * $0 + ($1 ? 1 : 0) } }, rows)
  }

  func test_a_code_holds_up_to_42_bytes_including_the_longest_address() {
    XCTAssertNotNil(QRCode(String(repeating: "x", count: 42)))
    XCTAssertNil(QRCode(String(repeating: "x", count: 43)))
    XCTAssertNotNil(QRCode("http://255.255.255.255:65535/\(AccessControl.shortToken())"))
  }
}
