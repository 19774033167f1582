/// A test that XCTest runs, found in the sources.
struct ConformanceTest {
  let name: String
  let type: String
  /// From the course's root.
  let path: String

  /// What has the form of an id, capitals and then a number: `test_SIG_SEND_1_…` carries SIG-SEND-1.
  var ids: [String] {
    name.matches(of: /_([A-Z]+(?:_[A-Z]+)?_[0-9]+)(?=_|$)/)
      .map { $0.1.split(separator: "_").joined(separator: "-") }
  }

  /// The tests of a file as `swift format` indents it: functions that take nothing, in a type or in an `#if` of one.
  static func tests(in text: String, at path: String) -> [ConformanceTest] {
    var type = ""
    return text.split(separator: "\n").compactMap { line in
      let indentation = line.prefix { $0 == " " }.count
      if indentation == 0,
        let match = line.prefixMatch(of: /(?:final )?(?:class|extension|struct|enum) (\w+)/)
      {
        type = String(match.1)
      }
      let code = line.dropFirst(indentation)
      guard indentation == 2 || indentation == 4, code.hasPrefix("func test") else { return nil }
      return code.prefixMatch(of: /func (test\w*)\(\)/)
        .map { ConformanceTest(name: String($0.1), type: type, path: path) }
    }
  }
}
