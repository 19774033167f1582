extension Runner {
  /// Whether a reader goes through the whole page, cell by cell.
  private var isReadThrough: Bool {
    console.isInteractive && !options.runsAll && options.cell == nil && options.format == .text
  }

  /// Asks a reader who stopped on the way whether to go on there.
  func offerToGoOn(_ page: Page) {
    guard isReadThrough, let title = bookmark.title,
      let cell = page.cells.first(where: { $0.title == title }), cell.number > 1,
      reader.goesOn(at: cell, of: page.cells.count, renderer)
    else { return }
    firstCell = cell.number
    nextBlock = page.blocks.firstIndex(of: .cell(page.cells[cell.number - 2])).map { $0 + 1 } ?? 0
  }

  /// Notes the cell that comes next.
  func remember(afterCell number: Int) {
    guard isReadThrough, let page, number < page.cells.count else { return }
    bookmark.note(page.cells[number].title)
  }

  /// A page that was read to its end has no place to go on.
  func forgetIfRead() {
    if isReadThrough, !reader.hasQuit { bookmark.remove() }
  }
}
