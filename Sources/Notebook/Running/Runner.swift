/// Shows a page cell by cell, checks what the cells print, and counts predictions.
final class Runner {
  let program: String
  let options: Options
  let page: Page?
  let console: Console
  let output: PageOutput
  let reader: Reader

  /// Set once nothing more is to be shown.
  var endCode: Int32?
  var nextBlock = 0
  var cellCount = 0
  var hasShownCell = false
  var running: RunningCell?
  var findings: [Finding] = []
  var score = Score()

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
struct RunningCell {
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
    if options.task == .list { console.write(PageRenderer.listed(number, of: nil, call.title)) }
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

  func stopIfReaderQuit() -> Bool {
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
