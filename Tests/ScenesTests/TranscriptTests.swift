import Foundation
import XCTest

@testable import Scenes

final class TranscriptTests: XCTestCase {
  func test_each_transcript_in_the_file_is_current() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Scenes/Transcripts.txt").standardized
    let transcripts = allScenes().flatMap { scene in
      scene.variants.indices.map { variant in
        // A terminal indents code by four columns, so 76 of its 80 columns remain.
        "# \(scene.name) \(variant): \(scene.title)\n\(scene.transcript(variant: variant, width: 76))"
      }
    }
    let text = transcripts.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let played = text.components(separatedBy: "\n")
    let line = zip(played, kept).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let advice = "Set UPDATE_GOLDEN=1 to update the file."
    XCTAssertNil(line, "Line \((line ?? 0) + 1) differs from the file. \(advice)")
    XCTAssertEqual(played.count, kept.count, "The file should have the same length. \(advice)")
  }

  func test_transcripts_fit_the_window() {
    for scene in allScenes() {
      for variant in scene.variants.indices {
        for line in scene.transcript(variant: variant, width: 60).split(separator: "\n") {
          XCTAssertTrue(line.count <= 60 || scene.variants[variant] == line, "\(line)")
        }
      }
    }
  }

  func test_tenths_are_truncated() {
    XCTAssertEqual(Duration.milliseconds(5260).inTenths, "5.2 s")
    XCTAssertEqual(Duration.milliseconds(40).inTenths, "0.0 s")
  }
}
