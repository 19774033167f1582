/// The lines of what a cell printed; a newline at the end begins no further line.
func outputLines(of text: String) -> [String] {
  var lines = text.lines
  if lines.last == "" { lines.removeLast() }
  return lines
}
