import ReactiveCore

extension Runner {
  /// Reads the options, and shows what needs no cell to run.
  ///
  /// What is wrong with the options or with the page ends it before its first cell.
  static func start(
    arguments: [String], file: PageFile, console: Console, output: PageOutput,
    bookmark: Bookmark = Bookmark(file: nil)
  ) -> Runner {
    let program = arguments.first?.split(separator: "/").last.map(String.init) ?? "page"
    func runner(_ options: Options) -> Runner {
      Runner(
        program: program, options: options, page: file.page, console: console, output: output,
        bookmark: bookmark)
    }
    do {
      let runner = runner(try Options.parse(Array(arguments.dropFirst())))
      runner.begin(file)
      return runner
    } catch {
      let runner = runner(Options())
      runner.stop(
        complaining: "\(program): \(error.message); --help shows the options",
        exitCode: UsageError.exitCode)
      return runner
    }
  }

  private func begin(_ file: PageFile) {
    switch file {
    case _ where options.task == .help:
      console.write(Options.help(program))
      stop()
    case .bad(let errors):
      stop(complaining: errors.description, exitCode: 1)
    case .unreadable(let reason):
      guard options.task == .show else { return }
      pace()
      console.write(form.opening(nil, program: program) + form.note(reason))
    case .read(let page):
      begin(page)
    }
  }

  private func begin(_ page: Page) {
    let count = page.cells.count
    if let cell = options.cell, cell > count {
      stop(
        complaining: Options.noCell(cell, of: count, in: program), exitCode: UsageError.exitCode)
    } else if options.task == .list {
      for cell in page.cells {
        console.write(PageRenderer.listed(cell.number, of: count, cell.title))
      }
      stop()
    } else {
      offerToGoOn(page)
      guard !stopIfReaderQuit() else { return }
      pace()
      console.write(form.opening(page.showing(cell: options.cell), program: program))
    }
  }

  private func pace() {
    if options.isLive { TestScheduler.pace { [liveClock] in liveClock.wait($0) } }
  }
}
