import Console
import Page
import PlainText
import ReactiveCore

/// Shows a page cell by cell, checks what the cells print, and counts predictions.
final class Runner: CellHost {
  let program: String
  let options: Options
  let page: Page?
  let terminal: Terminal
  let output: PageOutput
  let reader: Reader
  let bookmark: Bookmark
  let liveClock: LiveClock
  private let fixedForm: (any PageForm)?

  /// Set once nothing more is to be shown.
  var endCode: Int32?
  /// The first cell to show; further on than 1 if the reader goes on where they stopped.
  var firstCell = 1
  var nextBlock = 0
  var cellCount = 0
  var hasShownCell = false
  /// Whether the next block comes directly after a cell whose output was to be predicted.
  var followsPrediction = false
  var running: RunningCell?
  var findings: [Finding] = []
  var skips: [Report.Skip] = []
  var score = Score()

  init(
    program: String, options: Options, page: Page?, terminal: Terminal, output: PageOutput,
    bookmark: Bookmark
  ) {
    self.program = program
    self.options = options
    self.page = page
    self.terminal = terminal
    self.output = output
    self.bookmark = bookmark
    liveClock = LiveClock(
      terminal,
      isShown: terminal.isInteractive && terminal.hasColour && !options.isPlain
        && options.format == .text)
    fixedForm = options.format.form
    let isAsked = terminal.isInteractive && !options.runsAll && fixedForm == nil
    reader = Reader(terminal: terminal, isAsked: isAsked)
    output.send(to: terminal.write, showsStray: fixedForm == nil)
  }

  /// Ends the page: no further cell runs.
  func stop(complaining message: String? = nil, exitCode: Int32 = 0) {
    if let message { terminal.complain(message) }
    endCode = endCode ?? exitCode
  }

  /// Measured anew for each cell, as a reader may pull the window wider.
  var renderer: PageRenderer {
    let columns = terminal.size().map { min(max($0.columns, Options.widths.lowerBound), 100) }
    return PageRenderer(
      width: options.width ?? columns ?? 80, hasColour: terminal.hasColour && !options.isPlain,
      isPlain: options.isPlain)
  }
}

extension Runner {
  var form: any PageForm { fixedForm ?? renderer }

  /// A file shows measured figures only on demand, so that two runs give the same file.
  var showsMeasured: Bool {
    options.showsMeasured || (terminal.isTerminal && fixedForm == nil)
  }
}

extension Runner {
  /// Reads the options, and shows what needs no cell to run.
  ///
  /// What is wrong with the options or with the page ends it before its first cell.
  static func start(
    arguments: [String], file: PageFile, terminal: Terminal, output: PageOutput,
    bookmark: Bookmark = Bookmark(file: nil)
  ) -> Runner {
    let program = arguments.first?.split(separator: "/").last.map(String.init) ?? "page"
    func runner(_ options: Options) -> Runner {
      Runner(
        program: program, options: options, page: file.page, terminal: terminal, output: output,
        bookmark: bookmark)
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
    case _ where options.task == .help:
      terminal.write(Options.help(program))
      stop()
    case .bad(let errors):
      stop(complaining: errors.description, exitCode: 1)
    case .unreadable(let reason):
      guard options.task == .show else { return }
      pace()
      terminal.write(form.opening(nil, program: program) + form.note(reason))
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
    } else if options.task == .list {
      for cell in page.cells {
        terminal.write(PageRenderer.listed(cell.number, of: count, cell.title))
      }
      stop()
    } else {
      offerToGoOn(page)
      guard !stopIfReaderQuit() else { return }
      pace()
      terminal.write(form.opening(page.showing(cell: options.cell), program: program))
    }
  }

  private func pace() {
    if options.isLive { TestScheduler.pace { [liveClock] in liveClock.wait($0) } }
  }
}

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
    if options.task == .list { terminal.write(PageRenderer.listed(number, of: nil, call.title)) }
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
    terminal.write(form.begin(part))
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
    if options.task == .show { terminal.write(form.closing) }
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
    let printed = pieces.printed
    let skipped = error as? Skipped
    followsPrediction = running.call.question != nil && skipped == nil
    let finding = skipped == nil ? check(running, printed: printed, error: error) : nil
    if let finding { findings.append(finding) }
    terminal.write(form.end(running.part, CellRun(output: pieces, finding: finding)))
    remember(afterCell: running.part.number)
    if let skipped {
      skips.append(Report.Skip(cell: running.part, reason: skipped.reason))
      terminal.write(form.note("Skipped: \(skipped.reason)"))
    } else if finding?.questionProblem == nil, let question = running.call.question,
      let prediction = running.prediction
    {
      let verdict = question.verdict(on: prediction, printed: printed)
      score.add(verdict)
      terminal.write(renderer.verdict(verdict))
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

extension Runner {
  /// Shows what stands before the next cell.
  func showBlocks() {
    guard let page else { return }
    while nextBlock < page.blocks.count {
      let block = page.blocks[nextBlock]
      nextBlock += 1
      switch block {
      case .prose(let text):
        terminal.write(form.prose(text, followsPrediction: followsPrediction))
      case .code(let code): terminal.write(form.code(code))
      case .cell: return
      }
      followsPrediction = false
    }
  }

  /// Shows what stands after the last cell, and returns the exit code.
  func finish() -> Int32 {
    if let endCode { return endCode }
    if running != nil { end(throwing: EndedInsideCell()) }
    guard options.task == .show else { return 0 }
    if let cell = options.cell {
      guard cell <= cellCount else {
        terminal.complain(Options.noCell(cell, of: cellCount, in: program))
        return ExitCode.usage.rawValue
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
    terminal.write(form.closing)
    if score.all > 0 { terminal.write(renderer.score(score)) }
    let unreached = reader.hasQuit || options.cell != nil ? [] : page?.cells.dropFirst(cellCount)
    let report = Report(
      program: program, cellCount: page?.cells.count ?? cellCount, findings: findings,
      skips: skips, unreached: Array(unreached ?? []),
      stray: output.stray)
    (report.notes + report.lines).forEach(terminal.complain)
    return report.lines.isEmpty ? 0 : 1
  }
}

/// The program ended while a cell ran.
private struct EndedInsideCell: Error, CustomStringConvertible {
  let description = "the program ended inside of this cell"
}

extension Runner {
  /// Whether a reader goes through the whole page, cell by cell.
  private var isReadThrough: Bool {
    terminal.isInteractive && !options.runsAll && options.cell == nil && options.format == .text
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
