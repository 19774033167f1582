/// Shows a page cell by cell, checks what the cells print, and counts predictions.
final class Runner {
  let program: String
  let options: Options
  let page: Page?
  let console: Console
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
  var running: RunningCell?
  var findings: [Finding] = []
  var skips: [Report.Skip] = []
  var score = Score()

  init(
    program: String, options: Options, page: Page?, console: Console, output: PageOutput,
    bookmark: Bookmark
  ) {
    self.program = program
    self.options = options
    self.page = page
    self.console = console
    self.output = output
    self.bookmark = bookmark
    liveClock = LiveClock(
      console,
      isShown: console.isInteractive && console.hasColour && !options.isPlain
        && options.format == .text)
    fixedForm = options.format.form
    let isAsked = console.isInteractive && !options.runsAll && fixedForm == nil
    reader = Reader(console: console, isAsked: isAsked)
    output.send(to: console.write, showsStray: fixedForm == nil)
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

extension Runner {
  var form: any PageForm { fixedForm ?? renderer }

  /// A file shows measured figures only on demand, so that two runs give the same file.
  var showsMeasured: Bool {
    options.showsMeasured || (console.isTerminal && fixedForm == nil)
  }
}
