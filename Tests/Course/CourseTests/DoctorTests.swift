import Files
import XCTest

@testable import course

final class DoctorTests: FixtureTestCase {
  func test_a_path_that_SwiftPM_does_not_support_is_reported() {
    for name in ["50%", "a\"b", "a\\b", "a\nb"] {
      assertMissing(Doctor.place(of: URL(fileURLWithPath: "/home/ada/\(name)")))
    }
    XCTAssertTrue(Doctor.place(of: URL(fileURLWithPath: "/home/ada/my course é")).isFine)
  }

  func test_another_users_lock_and_an_unwritable_cache_are_reported() throws {
    let folder = fixture.root.appendingPathComponent("temporary")
    let lock = folder.appendingPathComponent("_home_ada_course_.build.lock")
    for url in [lock, folder.appendingPathComponent("_home_bob_.build.lock")] {
      try TextFile.write("", to: url)
    }
    let root = URL(fileURLWithPath: "/home/ada/course")
    XCTAssertTrue(Doctor.locks(on: root, in: folder, isWritable: { $0.contains("ada") }).isFine)
    assertMissing(
      Doctor.locks(on: root, in: folder, isWritable: { $0.contains("bob") }), lock.path)

    let cache = folder.appendingPathComponent("a/b")
    var asked: [String] = []
    let unwritable = Doctor.cache(at: cache) { place in
      asked.append(place)
      return false
    }
    assertMissing(unwritable)
    XCTAssertEqual(asked, [folder.path], "Only the nearest existing parent should be tested.")
    XCTAssertTrue(Doctor.cache(at: cache, isWritable: { _ in true }).isFine)
  }

  func test_an_outdated_Swift_is_reported() {
    for words in [
      "Apple Swift version 6.2 (swiftlang-6.2.0)", "Swift version 6.3.1", "Swift version 7.0",
    ] {
      XCTAssertTrue(Doctor.swift(saying: words).isFine, words)
    }
    for words in [nil, "", "Swift version 5.10.1", "Swift version 6.1.2 (swift-6.1.2-RELEASE)"] {
      assertMissing(Doctor.swift(saying: words), "Install Swift 6.2 or newer")
    }
  }

  func test_an_outdated_macOS_or_Xcode_is_reported() {
    func system(_ major: Int) -> Doctor.Diagnosis {
      Doctor.macOS(
        OperatingSystemVersion(majorVersion: major, minorVersion: 6, patchVersion: 1), processors: 8
      )
    }
    XCTAssertEqual(sentence(system(15)), "macOS 15.6, 8 processors")
    assertMissing(system(14), "Update to macOS 15 or newer.")
    XCTAssertTrue(Doctor.xcode(saying: "Xcode 26.0.1\nBuild version 17A400").isFine)
    for words in [nil, "", "Xcode 16.4\nBuild version 16F6"] {
      assertMissing(Doctor.xcode(saying: words), "Install Xcode 26 or newer")
    }
  }

  func test_a_missing_editor_is_reported() {
    assertMissing(
      Doctor.editor(["VISUAL": "no-such-editor --wait"]), "no-such-editor --wait was not found.")
    XCTAssertTrue(Doctor.editor(["VISUAL": "", "EDITOR": "sh -i"]).isFine)
  }

  func test_a_locale_without_UTF_8_is_reported() {
    XCTAssertTrue(Doctor.encoding(["LANG": "de_DE.utf8"]).isFine)
    XCTAssertTrue(Doctor.encoding(["LC_ALL": "", "LANG": "C.UTF-8"]).isFine)
    XCTAssertFalse(Doctor.encoding(["LC_ALL": "C", "LANG": "C.UTF-8"]).isFine)
    XCTAssertFalse(Doctor.encoding([:]).isFine)
  }

  private func assertMissing(_ finding: Doctor.Diagnosis, _ words: String = "") {
    XCTAssertFalse(finding.isFine, sentence(finding))
    XCTAssertTrue(words.isEmpty || sentence(finding).contains(words), sentence(finding))
    XCTAssertFalse(sentence(finding).contains("\n"), sentence(finding))
  }

  private func sentence(_ diagnosis: Doctor.Diagnosis) -> String {
    switch diagnosis {
    case .fine(let sentence), .missing(let sentence): sentence
    }
  }
}
