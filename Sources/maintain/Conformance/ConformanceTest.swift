import CourseModel

/// A test that XCTest runs, found in the sources.
struct ConformanceTest: Equatable {
  let name: String
  let type: String
  /// From the course's root.
  let path: String

  /// The words of the name; an id is some of them in a row, so that a 1 is never part of a 12.
  var words: [String] { name.split(separator: "_").map(String.init) }

  /// The names of tests that a text mentions, in order.
  static func names(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .map(String.init).filter { $0.hasPrefix("test_") }
  }

  /// The tests of many files: functions that take nothing, in what is declared outside of everything else.
  static func tests(in files: [(path: String, text: String)]) -> [ConformanceTest] {
    files.flatMap { file in
      let words = SourceScan(file.text).words.map(\.text)
      var tests: [ConformanceTest] = []
      var type = ""
      var depth = 0
      for (index, word) in words.enumerated().dropLast(3) {
        switch (depth, word) {
        case (_, "{"): depth += 1
        case (_, "}"): depth -= 1
        case (0, "class"), (0, "extension"), (0, "struct"), (0, "enum"): type = words[index + 1]
        case (1, "func"):
          let name = words[index + 1]
          guard name.hasPrefix("test"), words[(index + 2)...(index + 3)] == ["(", ")"] else {
            continue
          }
          tests.append(ConformanceTest(name: name, type: type, path: file.path))
        default: continue
        }
      }
      return tests
    }
  }
}
