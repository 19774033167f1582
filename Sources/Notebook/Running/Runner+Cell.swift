/// A cell between its beginning and its end.
struct RunningCell {
  let call: CellCall
  let part: CellPart
  let source: CellSource?
  let prediction: Prediction?
}

extension Runner {
  /// Shows the page up to this cell's output; false if the cell is not to run.
  func begin(_ call: CellCall) -> Bool {
    guard endCode == nil else { return false }
    cellCount += 1
    let source = page?.cells.first { $0.line == call.line && $0.title == call.title }
    guard page == nil || source != nil else {
      refuse(call)
      return false
    }
    let number = source?.number ?? cellCount
    if options.task == .list { console.write(PageRenderer.listed(number, of: nil, call.title)) }
    guard options.task == .show, number >= firstCell, (options.cell ?? number) == number else {
      return false
    }
    return show(call, number: number, source: source)
  }

  private func show(_ call: CellCall, number: Int, source: CellSource?) -> Bool {
    if options.cell == nil {
      if hasShownCell { reader.pause(renderer) }
      guard !stopIfReaderQuit() else { return false }
      showBlocks()
    }
    hasShownCell = true
    let form = form
    let part = CellPart(
      number: number, count: page?.cells.count, title: call.title, code: source?.code,
      question: call.question)
    console.write(form.begin(part))
    let prediction = call.question.flatMap { reader.predict($0, renderer) }
    guard !stopIfReaderQuit() else { return false }

    running = RunningCell(call: call, part: part, source: source, prediction: prediction)
    liveClock.restart()
    output.beginCell(
      gutter: form.gutter, measured: MeasuredFigures(areShown: showsMeasured))
    return true
  }

  func stopIfReaderQuit() -> Bool {
    if reader.hasQuit { endCode = conclude() }
    return reader.hasQuit
  }

  private func refuse(_ call: CellCall) {
    if options.task == .show { console.write(form.closing) }
    stop(
      complaining: "\(page?.path ?? ""):\(call.line): error: the source of the cell "
        + "\"\(call.title)\" is not here; it changed after the page was compiled, "
        + "or the cell stands in other code",
      exitCode: 1)
  }

  /// Checks what the cell printed.
  func end(throwing error: (any Error)?) {
    guard let running, let pieces = output.endCell() else { return }
    self.running = nil
    let printed = outputLines(of: pieces.map(\.checked).joined())
    let skipped = error as? Skipped
    let finding = skipped == nil ? check(running, printed: printed, error: error) : nil
    if let finding { findings.append(finding) }
    console.write(form.end(running.part, CellRun(output: pieces, finding: finding)))
    remember(afterCell: running.part.number)
    if let skipped {
      skips.append(Report.Skip(cell: running.part, reason: skipped.reason))
      console.write(form.note("Skipped: \(skipped.reason)"))
    } else if finding?.questionProblem == nil, let question = running.call.question,
      let prediction = running.prediction
    {
      let verdict = question.verdict(on: prediction, printed: printed)
      score.add(verdict)
      console.write(renderer.verdict(verdict))
    }
  }

  private func check(
    _ cell: RunningCell, printed: [String], error: (any Error)?
  ) -> Finding? {
    // Where the page's file is missing, nothing says what the cell has to print.
    let source = cell.source ?? cell.call.source(number: cell.part.number, printing: printed)
    let finding = Finding(
      cell: source, path: page?.path ?? cell.call.path,
      difference: LineDifference(expected: source.expected, printed: printed),
      error: error.map { String(describing: $0) },
      questionProblem: cell.call.question?.problem(printed: printed))
    return finding.isProblem ? finding : nil
  }
}
