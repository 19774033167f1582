import Terminal
import Marbles
import Pages
import PlainText

/// A host that shows a page cell by cell, checks its output, and scores predictions.
final class Runner: CellHost {
  enum PageState {
    case betweenCells
    case inside(RunningCell)
    case over(exitCode: Int32)
  }

  struct Position {
    var firstCell = 1
    var nextBlock = 0
    var cellCount = 0
    var latest: CellPart?
    var drawing: Diagram?
  }

  struct Outcome {
    var findings: [CellFinding] = []
    var score = Score()
  }

  let program: String
  let options: Options
  let page: Page?
  let terminal: Terminal
  /// A closure that writes a line even if the page isn't shown.
  let writeStatus: @Sendable (String) -> Void
  let output: PageOutput
  let reader: Reader
  let window: StepWindow
  let context: ReaderContext
  private let fixedForm: (any PageForm)?

  var state = PageState.betweenCells
  var position = Position()
  var outcome = Outcome()
  /// A Boolean value that indicates whether the next block follows a cell with a question.
  var followsPrediction = false

  init(
    program: String, options: Options, page: Page?, terminal: Terminal, output: PageOutput,
    context: ReaderContext
  ) {
    self.program = program
    self.options = options
    self.page = page
    writeStatus = { terminal.say($0) }
    let terminal = options.accepts ? terminal.silenced : terminal
    self.terminal = terminal
    self.output = output
    self.context = context
    fixedForm = options.format.form
    let isAsked = terminal.isInteractive && !options.runsAll && fixedForm == nil
    reader = Reader(terminal: terminal, isAsked: isAsked)
    window = StepWindow(terminal, reader: reader)
    output.send(to: terminal.write, showsOutside: fixedForm == nil)
  }

  func stop(complaining message: String? = nil, exitCode: Int32 = 0) {
    if let message { terminal.complain(message) }
    if case .over = state { return }
    state = .over(exitCode: exitCode)
  }

  /// The renderer for the current width of the window, which the reader can change at any time.
  var renderer: PageRenderer {
    let columns = terminal.size().map { min(max($0.columns, Options.widths.lowerBound), 100) }
    return PageRenderer(
      width: options.width ?? columns ?? 80, hasColor: terminal.hasColor && !options.isPlain,
      isPlain: options.isPlain)
  }

  var isReadByAPerson: Bool { terminal.isInteractive && fixedForm == nil }
}

extension Runner {
  var form: any PageForm { fixedForm ?? renderer }

  /// A Boolean value that indicates whether to show measured values.
  var showsMeasured: Bool {
    options.showsMeasured || (terminal.isTerminal && fixedForm == nil)
  }
}

extension Runner {
  /// Parses the options and starts the page.
  ///
  /// Ends the program before the first cell if an option is invalid or the page has errors.
  static func start(
    arguments: [String], file: PageFile, terminal: Terminal, output: PageOutput,
    context: ReaderContext = .none
  ) -> Runner {
    let program = arguments.first?.split(separator: "/").last.map(String.init) ?? "page"
    func runner(_ options: Options) -> Runner {
      Runner(
        program: program, options: options, page: file.page, terminal: terminal, output: output,
        context: context)
    }
    do {
      let runner = runner(try Options.parse(Array(arguments.dropFirst())))
      runner.begin(file)
      return runner
    } catch {
      let runner = runner(Options())
      runner.stop(
        complaining: "\(program): \(error.sentence); --help shows the options",
        exitCode: ExitCode.usage.rawValue)
      return runner
    }
  }

  private func begin(_ file: PageFile) {
    switch file {
    case _ where options.purpose == .help:
      terminal.write(Options.help(program))
      stop()
    case .bad(let errors):
      stop(complaining: errors.description, exitCode: 1)
    case .unreadable(let reason) where options.accepts:
      stop(complaining: "\(program): --accept needs the page's file. \(reason)", exitCode: 1)
    case .unreadable(let reason):
      guard options.purpose == .show else { return }
      terminal.write(form.text(of: .note(reason)))
    case .read(let page):
      begin(page)
    }
  }

  private func begin(_ page: Page) {
    let count = page.cells.count
    if let cell = options.cell, cell > count {
      stop(
        complaining: Options.noCell(cell, of: count, in: program), exitCode: ExitCode.usage.rawValue
      )
    } else if options.purpose == .list {
      for cell in page.cells {
        terminal.write(PageRenderer.listed(cell.number, of: count, cell.title))
      }
      stop()
    } else {
      if let first = options.first {
        guard first <= count else {
          return stop(
            complaining: Options.noCell(first, of: count, in: program),
            exitCode: ExitCode.usage.rawValue)
        }
        skip(to: first, in: page, withItsText: !options.isAtCell)
      } else {
        offerToContinue(page)
      }
      guard !stopIfReaderQuit() else { return }
      // After a crash, this line shows that the page was not written.
      if options.accepts { writeStatus("\(page.path) will be written after its last cell") }
    }
  }
}

struct RunningCell {
  let call: CellCall
  let part: CellPart
  let source: CellSource?
  let prediction: Int?
}

extension Runner {
  /// Shows the page up to this cell's output and returns whether to run the cell.
  func begin(_ call: CellCall) -> Bool {
    if case .over = state { return false }
    position.cellCount += 1
    let source = page?.cells.first { $0.line == call.line && $0.title == call.title }
    guard page == nil || source != nil else {
      refuse(call)
      return false
    }
    let number = source?.number ?? position.cellCount
    if options.purpose == .list { terminal.write(PageRenderer.listed(number, of: nil, call.title)) }
    guard options.purpose == .show, number >= position.firstCell, (options.cell ?? number) == number
    else {
      return false
    }
    return show(call, number: number, source: source)
  }

  private func show(_ call: CellCall, number: Int, source: CellSource?) -> Bool {
    if options.cell == nil {
      guard goToNextCell(), !stopIfReaderQuit() else { return false }
    }
    let part = CellPart(
      number: number, count: page?.cells.count, title: call.title, code: source?.code,
      question: call.question)
    position.latest = part
    guard step(form.begin(part), isOfCell: true) else {
      _ = stopIfReaderQuit()
      return false
    }
    let prediction = call.question.flatMap(predict)
    let stays = window.makeRoom(for: (source?.expected.count ?? 0) + 1) { more(isOfCell: true) }
    guard !stopIfReaderQuit(), stays else { return false }

    state = .inside(
      RunningCell(call: call, part: part, source: source, prediction: prediction))
    output.beginCell(
      gutter: form.gutter, measured: MeasuredFigures(areShown: showsMeasured))
    return true
  }

  private func predict(_ question: Question) -> Int? {
    let prediction = reader.predict(question, renderer)
    if reader.isAsked { window.reset() }
    return prediction
  }

  func stopIfReaderQuit() -> Bool {
    if case .over = state { return true }
    if reader.hasQuit { state = .over(exitCode: conclude()) }
    return reader.hasQuit
  }

  private func refuse(_ call: CellCall) {
    stop(
      complaining: "\(page?.path ?? ""):\(call.line): error: the source of the cell "
        + "\"\(call.title)\" was not found; build the page again, or move the cell to the top "
        + "level of the page",
      exitCode: 1)
  }

  func end(throwing error: (any Error)?) {
    guard case .inside(let running) = state, let pieces = output.endCell() else { return }
    state = .betweenCells
    let printed = pieces.printed
    position.drawing = pieces.compactMap(\.diagram).last
    followsPrediction = running.call.question != nil
    let finding = check(running, printed: printed, error: error)
    if let finding { outcome.findings.append(finding) }
    let run = CellRun(output: pieces, finding: finding, isYours: isReadByAPerson)
    terminal.write(form.text(of: .cell(running.part, run)))
    recordPlace(afterCell: running.part.number)
    if finding?.questionProblem == nil, let question = running.call.question,
      let prediction = running.prediction
    {
      let verdict = question.verdict(on: prediction, printed: printed)
      outcome.score.add(verdict)
      terminal.write(renderer.verdict(verdict))
    }
  }

  private func check(
    _ cell: RunningCell, printed: [String], error: (any Error)?
  ) -> CellFinding? {
    // Without the page's file, the expected output is unknown, so accept any output.
    let source = cell.source ?? cell.call.source(number: cell.part.number, printing: printed)
    let finding = CellFinding(
      cell: source, path: page?.path ?? cell.call.path,
      difference: LineDifference(expected: source.expected, printed: printed),
      error: error.map { String(describing: $0) },
      questionProblem: cell.call.question?.problem(printed: printed))
    return finding.isProblem ? finding : nil
  }
}

extension Runner {
  func finish() -> Int32 {
    if case .over(let exitCode) = state { return exitCode }
    if case .inside = state { end(throwing: UnfinishedCellError()) }
    guard options.purpose == .show else { return 0 }
    if let cell = options.cell {
      guard cell <= position.cellCount else {
        terminal.complain(Options.noCell(cell, of: position.cellCount, in: program))
        return ExitCode.usage.rawValue
      }
      return conclude()
    }
    if let page, position.nextBlock < page.blocks.count { _ = goToNextCell() }
    if case .over(let exitCode) = state { return exitCode }
    return conclude()
  }

  func conclude() -> Int32 {
    recordIfRead()
    if outcome.score.all > 0 { terminal.write(renderer.score(outcome.score)) }
    let isPart = reader.hasQuit || options.cell != nil
    let report = PageReport(
      program: program, cellCount: page?.cells.count ?? position.cellCount,
      findings: outcome.findings,
      unreached: isPart ? [] : Array(page?.cells.dropFirst(position.cellCount) ?? []),
      outside: output.outside)
    if options.accepts { return accept(report) }
    report.lines.forEach(terminal.complain)
    // A reader's edits aren't errors, but differences in an unattended run are.
    return report.lines.isEmpty || isReadByAPerson ? 0 : 1
  }
}

private struct UnfinishedCellError: Error, CustomStringConvertible {
  let description = "the program ended inside this cell"
}
