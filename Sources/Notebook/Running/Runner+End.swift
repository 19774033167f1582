import ReactiveCore

extension Runner {
  /// Shows what stands before the next cell.
  func showBlocks() {
    guard let page else { return }
    while nextBlock < page.blocks.count {
      let block = page.blocks[nextBlock]
      nextBlock += 1
      switch block {
      case .prose(let text): console.write(form.prose(text))
      case .code(let code): console.write(form.code(code))
      case .cell: return
      }
    }
  }

  /// Shows what stands after the last cell, and returns the exit code.
  func finish() -> Int32 {
    if let endCode { return endCode }
    if running != nil { end(throwing: EndedInsideCell()) }
    guard options.task == .show else { return 0 }
    if let cell = options.cell {
      guard cell <= cellCount else {
        console.complain(Options.noCell(cell, of: cellCount, in: program))
        return UsageError.exitCode
      }
      return conclude()
    }
    showEnd()
    return conclude()
  }

  private func showEnd() {
    guard let page, nextBlock < page.blocks.count else { return }
    if hasShownCell { reader.pause(renderer) }
    if !reader.hasQuit { showBlocks() }
  }

  /// Tells the score and what differed.
  func conclude() -> Int32 {
    if options.isLive { TestScheduler.pace(by: nil) }
    forgetIfRead()
    console.write(form.closing)
    if score.all > 0 { console.write(renderer.score(score)) }
    let unreached = reader.hasQuit || options.cell != nil ? [] : page?.cells.dropFirst(cellCount)
    let report = Report(
      program: program, cellCount: page?.cells.count ?? cellCount, findings: findings,
      skips: skips, unreached: Array(unreached ?? []),
      stray: output.stray)
    (report.notes + report.lines).forEach(console.complain)
    return report.lines.isEmpty ? 0 : 1
  }
}

/// The program ended while a cell ran.
private struct EndedInsideCell: Error, CustomStringConvertible {
  let description = "the program ended inside of this cell"
}
