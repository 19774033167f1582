import CourseModel
import Files
import Foundation

/// One line of a text file with three fields a line, and its place.
struct ConformanceLine {
  let number: Int
  let text: String

  /// Every line that is not blank.
  static func lines(of text: String) -> [ConformanceLine] {
    text.components(separatedBy: .newlines).enumerated()
      .map { ConformanceLine(number: $0 + 1, text: $1.trimmingCharacters(in: .whitespaces)) }
      .filter { !$0.text.isEmpty }
  }

  /// The three fields, of which the last may hold any text; nil where one is missing or empty.
  var fields: [String]? {
    let fields = text.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    return fields.count == 3 && !fields.contains("") ? fields : nil
  }

  func error(in file: String, wanted: String) -> CourseError {
    CourseError("\(file), line \(number): “\(text)” is not of the form “\(wanted)”.")
  }
}
