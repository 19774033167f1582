extension Options {
  /// The text of `--help`.
  static func help(_ program: String) -> String {
    """
    Usage: swift run \(program) [options]

    Shows this chapter: its text, its cells, and what each cell prints as it runs.

      --all        run every cell, never wait
      --cell N     run cell N alone
      --list       list the cells, run none
      --live       let virtual time pass as real time; Return cuts a wait short
      --measure    show figures that differ from run to run, such as times
      --format F   give the page as \(Format.names)
      --plain      no colour, no decoration
      --width N    lines of N columns, \(widths.lowerBound) to \(widths.upperBound)
      --help       show this text

    On a terminal the page waits after each cell. Type a letter if you want to, then Return:
      Return goes on; p predicts what the next cell prints; a runs the rest; q quits.
    A format other than text is a whole file: swift run \(program) --format html > page.html
    With NO_COLOR set, there is no colour.

    Exit code: 0 if every cell prints what the page says, 1 if one does not, 64 for a bad option.

    """
  }
}
