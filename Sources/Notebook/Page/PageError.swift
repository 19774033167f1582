/// What is wrong with a page's file, and where.
struct PageError: Error, Equatable {
  let line: Int
  let message: String
}

/// All that is wrong with one page, in the order of its lines.
package struct PageErrors: Error, Equatable {
  let path: String
  let errors: [PageError]

  var description: String {
    errors.map { "\(path):\($0.line): error: \($0.message)" }.joined(separator: "\n")
  }
}
