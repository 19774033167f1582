/// Prints as the standard `print` does, into the cell that runs.
///
/// A page needs no other name: this function shadows the standard one.
///
/// - Parameters:
///   - items: What to print.
///   - separator: What stands between two items.
///   - terminator: What stands after the last item.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let text = items.map { String(describing: $0) }.joined(separator: separator)
  PageOutput.shared.write(text + terminator)
}

/// Prints a figure that differs from run to run, such as a time.
///
/// It is never checked. It is shown on a terminal and with `--measure`; elsewhere one fixed line
/// stands in its place, so that two runs into a file are the same to the byte.
///
/// - Parameter text: The figure, in words.
public func print(measured text: String) {
  PageOutput.shared.writeMeasured(text)
}
