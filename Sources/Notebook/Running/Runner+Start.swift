import Foundation

extension Runner {
  /// Reads the options and the page's file. What is wrong with them ends the page before a cell runs.
  static func start(
    arguments: [String], path: String, console: Console, output: PageOutput
  ) -> Runner {
    let program = arguments.first?.split(separator: "/").last.map(String.init) ?? "page"
    var options = Options()
    var page: Page?
    var note: String?
    var failure: (message: String, code: Int32)?

    do {
      options = try Options.parse(Array(arguments.dropFirst()))
      let source = try String(contentsOfFile: path, encoding: .utf8)
      page = try PageParser.parse(source, path: shortened(path))
      if let cell = options.cell, let count = page?.cells.count, cell > count {
        throw UsageError("there is no cell \(cell); this page has cells 1 to \(count)")
      }
    } catch let error as UsageError {
      failure = ("\(program): \(error.message); --help shows the options", UsageError.exitCode)
    } catch let errors as PageErrors {
      failure = (errors.description, 1)
    } catch {
      note = "The cells' source is not shown: \(path) cannot be read on this machine."
    }

    let runner = Runner(
      program: program, options: options, page: page, note: note, console: console, output: output)
    if let failure { runner.stop(complaining: failure.message, exitCode: failure.code) }
    runner.begin()
    return runner
  }

  /// The path as a reader in the current folder would write it.
  private static func shortened(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
