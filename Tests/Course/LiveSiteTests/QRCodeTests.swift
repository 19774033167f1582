import XCTest

@testable import LiveSite

final class QRCodeTests: XCTestCase {
  func test_a_code_is_what_another_encoder_makes_of_the_same_address() throws {
    // Rows by the Python package segno: version 3, level M, mask 0.
    let rows = [
      0x1FCA_937F, 0x105C_7B41, 0x1749_D05D, 0x1744_E35D, 0x1759_4F5D, 0x1048_8641, 0x1FD5_557F,
      0x000F_DE00, 0x154A_6812, 0x089F_6C69, 0x1473_8DF7, 0x1CA5_2FEA, 0x16F3_1C6B, 0x0700_B46D,
      0x0746_7503, 0x0CA4_DC9A, 0x18DE_6A43, 0x0E3E_68E5, 0x14C5_8C8B, 0x0A31_2FEA, 0x1240_19F0,
      0x0016_B517, 0x1FC8_775B, 0x104A_DF18, 0x1752_79FA, 0x1743_EB98, 0x175D_969D, 0x1045_6F8A,
      0x1FD5_D5CB,
    ]
    let code = try XCTUnwrap(QRCode("http://192.168.1.5:4051/s9cya"))
    XCTAssertEqual(code.modules.map { $0.reduce(0) { 2 * $0 + ($1 ? 1 : 0) } }, rows)
  }

  func test_a_code_holds_42_bytes_and_the_longest_address() {
    XCTAssertNotNil(QRCode(String(repeating: "x", count: 42)))
    XCTAssertNil(QRCode(String(repeating: "x", count: 43)))
    XCTAssertNotNil(QRCode("http://255.255.255.255:65535/\(AccessControl.shortToken())"))
  }
}
