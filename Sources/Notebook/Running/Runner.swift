/// Shows a page cell by cell, checks what the cells print, and counts predictions.
@MainActor
final class Runner {
  let program: String
  let options: Options
  let page: Page?
  let console: Console
  let output: PageOutput
  private let note: String?

  private var isOver = false
  private var exitCode: Int32 = 0
  private var nextBlock = 0
  private var cellCount = 0
  private var shownCells = 0
  private var running: RunningCell?
  private var findings: [Finding] = []
  private var score = Score()
  private var waits: Bool

  init(
    program: String, options: Options, page: Page?, note: String?, console: Console,
    output: PageOutput
  ) {
    self.program = program
    self.options = options
    self.page = page
    self.note = note
    self.console = console
    self.output = output
    waits = console.isInteractive && !options.runsAll
    output.send(to: console.write)
  }

  /// Ends the page: no further cell runs.
  func stop(complaining message: String? = nil, exitCode: Int32 = 0) {
    if let message { console.complain(message) }
    if !isOver { self.exitCode = exitCode }
    isOver = true
  }

  func begin() {
    guard !isOver else { return }
    switch options.task {
    case .help:
      console.write(Options.help(program))
      stop()
    case .list where page != nil:
      for cell in page?.cells ?? [] { list(cell.number, cell.title) }
      stop()
    case .list, .show:
      if let note { console.write(renderer.note(note)) }
    }
  }

  private func list(_ number: Int, _ title: String) {
    console.write("\(number)  \(title)\n")
  }

  private var renderer: PageRenderer {
    let width = options.width ?? console.columns().map { min(max($0, 20), 100) } ?? 80
    return PageRenderer(
      width: width, hasColour: console.hasColour && !options.isPlain, isPlain: options.isPlain)
  }
}

// MARK: - A cell

/// A cell between its beginning and its end.
private struct RunningCell {
  let call: CellCall
  let number: Int
  let source: CellSource?
  let prediction: Prediction?
}

extension Runner {
  /// Shows the page up to this cell's output; false if the cell is not to run.
  func begin(_ call: CellCall) -> Bool {
    guard !isOver else { return false }
    cellCount += 1
    let source = page?.cells.first { $0.line == call.line && $0.title == call.title }
    if let page, source == nil {
      stop(
        complaining: "\(page.path):\(call.line): error: the source of the cell \"\(call.title)\" "
          + "is not here; it changed after it was compiled, or it makes its title as it runs",
        exitCode: 1)
      return false
    }
    let number = source?.number ?? cellCount
    if options.task == .list { list(number, call.title) }
    guard options.task == .show, options.cell ?? number == number else { return false }

    guard pauseBetweenCells() else { return false }
    if options.cell == nil { showBlocks(before: number) }
    shownCells += 1
    console.write(
      renderer.cell(number: number, of: page?.cells.count, title: call.title, code: source?.code))
    if let question = call.question { console.write(renderer.question(question)) }
    let prediction = call.question.flatMap(predict)
    guard !isOver else { return false }

    running = RunningCell(call: call, number: number, source: source, prediction: prediction)
    output.beginCell(
      gutter: Gutter(mark: renderer.outputMark),
      measured: MeasuredFigures(areShown: console.isTerminal || options.showsMeasured))
    return true
  }

  /// Checks what the cell printed.
  func end(throwing error: (any Error)?) {
    guard let running, let recorded = output.endCell() else { return }
    self.running = nil
    let printed = outputLines(of: recorded.text)
    if !printed.isEmpty || recorded.hasMeasured { console.write("\n") }
    check(running, printed: printed, error: error)
    if let prediction = running.prediction {
      let verdict = prediction.verdict(printed: printed)
      score.add(verdict)
      console.write(renderer.verdict(verdict))
    }
  }

  private func check(_ cell: RunningCell, printed: [String], error: (any Error)?) {
    guard let source = cell.source, let page else { return }
    let finding = Finding(
      number: source.number, title: source.title, path: page.path, cellLine: source.line,
      difference: LineDifference(expected: source.expected, printed: printed),
      error: error.map { String(describing: $0) },
      questionProblem: cell.call.question?.problem(printed: printed))
    guard finding.isProblem else { return }
    findings.append(finding)
    console.write(renderer.finding(finding))
  }

  private func showBlocks(before number: Int) {
    guard let page else { return }
    while nextBlock < page.blocks.count {
      let block = page.blocks[nextBlock]
      if case .cell(let cell) = block, cell.number >= number {
        nextBlock += 1
        return
      }
      nextBlock += 1
      console.write(renderer.block(block))
    }
  }
}

// MARK: - The reader's answers

extension Runner {
  /// Waits for the reader after a cell; false if the page ends here.
  private func pauseBetweenCells() -> Bool {
    guard waits, shownCells > 0, options.cell == nil else { return true }
    let answer = ask("Return: go on · a: run all · q: quit")
    switch answer?.trimmingSpaces().lowercased() {
    case nil, "a": waits = false
    case "q": stop()
    default: break
    }
    return !isOver
  }

  private func predict(_ question: Question) -> Prediction? {
    guard waits else { return nil }
    guard let answer = ask("your prediction (Return to skip)") else {
      waits = false
      return nil
    }
    return answer.isBlank ? nil : Prediction(question: question, answer: [answer])
  }

  private func ask(_ text: String) -> String? {
    console.write(renderer.prompt(text))
    return console.readLine()
  }
}

// MARK: - The end

extension Runner {
  /// Shows what stands after the last cell, and returns the exit code.
  func finish() -> Int32 {
    if isOver { return exitCode }
    end(throwing: nil)
    if options.task == .show, options.cell == nil { showBlocks(before: .max) }
    if score.isUsed { console.write(renderer.score(score)) }
    if findings.isEmpty { return 0 }
    console.complain("\(program): \(findings.count) cells differ from the page")
    return 1
  }
}
