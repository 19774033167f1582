/// Shows a page cell by cell, checks what the cells print, and counts predictions.
@MainActor
final class Runner {
  let program: String
  let options: Options
  let page: Page?
  let console: Console
  private let output: PageOutput
  private let reader: Reader

  /// Set once nothing more is to be shown.
  private var endCode: Int32?
  private var nextBlock = 0
  private var cellCount = 0
  private var hasShownCell = false
  private var running: RunningCell?
  private var findings: [Finding] = []
  private var score = Score()

  init(program: String, options: Options, page: Page?, console: Console, output: PageOutput) {
    self.program = program
    self.options = options
    self.page = page
    self.console = console
    self.output = output
    reader = Reader(console: console, isAsked: console.isInteractive && !options.runsAll)
    output.send(to: console.write)
  }

  /// Ends the page: no further cell runs.
  func stop(complaining message: String? = nil, exitCode: Int32 = 0) {
    if let message { console.complain(message) }
    endCode = endCode ?? exitCode
  }

  /// Measured anew for each cell, as a reader may pull the window wider.
  var renderer: PageRenderer {
    let columns = console.columns().map { min(max($0, Options.widths.lowerBound), 100) }
    return PageRenderer(
      width: options.width ?? columns ?? 80, hasColour: console.hasColour && !options.isPlain,
      isPlain: options.isPlain)
  }
}

// MARK: - A cell

/// A cell between its beginning and its end.
private struct RunningCell {
  let question: Question?
  let prediction: Prediction?
  let source: CellSource?
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
    if options.task == .list { console.write(PageRenderer.listed(number, call.title)) }
    guard options.task == .show, (options.cell ?? number) == number else { return false }
    return show(call, number: number, source: source)
  }

  private func show(_ call: CellCall, number: Int, source: CellSource?) -> Bool {
    if options.cell == nil {
      if hasShownCell { reader.pause(renderer) }
      guard !stopIfReaderQuit() else { return false }
      showBlocks(before: number)
    }
    hasShownCell = true
    let renderer = renderer
    console.write(
      renderer.cell(number: number, of: page?.cells.count, title: call.title, code: source?.code))
    if let question = call.question { console.write(renderer.question(question)) }
    let prediction = call.question.flatMap { reader.predict($0, renderer) }
    guard !stopIfReaderQuit() else { return false }

    running = RunningCell(question: call.question, prediction: prediction, source: source)
    output.beginCell(
      gutter: renderer.gutter,
      measured: MeasuredFigures(areShown: console.isTerminal || options.showsMeasured))
    return true
  }

  private func stopIfReaderQuit() -> Bool {
    if reader.hasQuit { endCode = conclude() }
    return reader.hasQuit
  }

  private func refuse(_ call: CellCall) {
    stop(
      complaining: "\(page?.path ?? ""):\(call.line): error: the source of the cell "
        + "\"\(call.title)\" is not here; it changed after the page was compiled, "
        + "or the cell stands in other code",
      exitCode: 1)
  }

  /// Checks what the cell printed.
  func end(throwing error: (any Error)?) {
    guard let running, let recorded = output.endCell() else { return }
    self.running = nil
    let printed = outputLines(of: recorded.text)
    if !printed.isEmpty || recorded.hasMeasured { console.write("\n") }
    check(running, printed: printed, error: error)
    if let question = running.question, let prediction = running.prediction {
      let verdict = question.verdict(on: prediction, printed: printed)
      score.add(verdict)
      console.write(renderer.verdict(verdict))
    }
  }

  private func check(_ cell: RunningCell, printed: [String], error: (any Error)?) {
    guard let source = cell.source, let page else {
      if let error { console.complain("\(program): a cell threw: \(error)") }
      return
    }
    let finding = Finding(
      cell: source, path: page.path,
      difference: LineDifference(expected: source.expected, printed: printed),
      error: error.map { String(describing: $0) },
      questionProblem: cell.question?.problem(printed: printed))
    guard finding.isProblem else { return }
    findings.append(finding)
    console.write(renderer.finding(finding))
  }
}

// MARK: - Between cells

extension Runner {
  private func showBlocks(before number: Int) {
    guard let page else { return }
    while nextBlock < page.blocks.count {
      let block = page.blocks[nextBlock]
      nextBlock += 1
      if case .cell(let cell) = block, cell.number >= number { return }
      console.write(renderer.block(block))
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
    if !reader.hasQuit { showBlocks(before: .max) }
  }

  /// Tells the score and what differed.
  private func conclude() -> Int32 {
    if score.all > 0 { console.write(renderer.score(score)) }
    let unreached = reader.hasQuit || options.cell != nil ? [] : page?.cells.dropFirst(cellCount)
    let report = Report(
      program: program, page: page, findings: findings, unreached: Array(unreached ?? []),
      stray: output.stray)
    report.lines.forEach(console.complain)
    return report.lines.isEmpty ? 0 : 1
  }
}

/// The program ended while a cell ran.
private struct EndedInsideCell: Error, CustomStringConvertible {
  let description = "the program ended inside of this cell"
}
