import Foundation

extension Runner {
  /// Reads the options and the page's file, and shows what needs no cell to run.
  ///
  /// What is wrong with either ends the page before its first cell.
  static func start(
    arguments: [String], path: String, console: Console, output: PageOutput
  ) -> Runner {
    let program = arguments.first?.split(separator: "/").last.map(String.init) ?? "page"
    let options = Result { () throws(UsageError) in try Options.parse(Array(arguments.dropFirst()))
    }
    let page = PageFile.read(path)
    let runner = Runner(
      program: program, options: (try? options.get()) ?? Options(), page: page.page,
      console: console, output: output)

    switch (options, page) {
    case (.failure(let error), _):
      runner.stop(
        complaining: "\(program): \(error.message); --help shows the options",
        exitCode: UsageError.exitCode)
    case (.success(let options), _) where options.task == .help:
      console.write(Options.help(program))
      runner.stop()
    case (_, .bad(let errors)):
      runner.stop(complaining: errors.description, exitCode: 1)
    case (.success(let options), .read(let page)):
      runner.begin(page, options)
    case (.success(let options), .unreadable(let reason)):
      if options.task == .show { console.write(runner.renderer.note(reason)) }
    }
    return runner
  }

  private func begin(_ page: Page, _ options: Options) {
    if let cell = options.cell, cell > page.cells.count {
      stop(
        complaining: Options.noCell(cell, of: page.cells.count, in: program),
        exitCode: UsageError.exitCode)
    } else if options.task == .list {
      for cell in page.cells { console.write(PageRenderer.listed(cell.number, cell.title)) }
      stop()
    }
  }
}
