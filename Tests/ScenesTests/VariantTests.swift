import Foundation
import XCTest

@testable import Scenes

final class VariantTests: XCTestCase {
  func test_the_code_of_a_variant_is_the_body_of_its_closure() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Scenes/Stories")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var variants: [String] = []
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      for variant in text.matches(of: /Variant\(\s*"(?<code>[^"]+)",\s*"[^"]+"\s*\)/) {
        let code = String(variant.code).replacing("\\\\", with: "\\")
        let body = try XCTUnwrap(body(of: text[variant.range.upperBound...]))
        XCTAssertEqual(body.filter { !$0.isWhitespace }, code.filter { !$0.isWhitespace })
        variants.append(code)
      }
    }
    XCTAssertEqual(variants.sorted(), allScenes().flatMap(\.variants).sorted())
  }

  /// Returns the text between `in` and the closing brace.
  private func body(of closure: Substring) -> Substring? {
    guard let opening = closure.firstIndex(of: "{"),
      let start = closure[opening...].range(of: #"\bin\b"#, options: .regularExpression)?.upperBound
    else { return nil }
    var depth = 0
    for index in closure.indices[opening...] {
      if closure[index] == "{" { depth += 1 }
      if closure[index] == "}" { depth -= 1 }
      if depth == 0 { return closure[start..<index] }
    }
    return nil
  }
}
