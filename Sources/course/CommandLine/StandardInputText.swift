import CourseModel
import Files
import Foundation

/// All that stands on standard input, to its end.
func standardInputText(_ input: FileHandle = .standardInput) throws -> String {
  let bytes: Data
  do {
    bytes = try input.readToEnd() ?? Data()
  } catch {
    throw CourseError(
      "standard input cannot be read. Give it a file or a pipe, or type and end with Ctrl-D.")
  }
  guard let text = String(validating: bytes, as: UTF8.self) else {
    throw CourseError("standard input is not UTF-8 text.")
  }
  return text
}
