import Console
import CourseModel
import Files
import Foundation
import Lab
import Marbles
import PlainText

/// `course draw`: an experiment of the lab as a picture, for a document or a slide.
enum Draw: Command {
  static let name = "draw"
  static let summary = "marbles as a picture, from a few lines of text"
  static let options = ["--light", "--dark"]
  static let valuedOptions = ["--title"]
  static let operands = 1
  static let help = """
    course draw FILE [--title T] [--light | --dark]

      Runs an experiment by the library, in virtual time, and prints the drawing as
      an SVG image. FILE holds what the lab's address and a page's EXPERIMENTS.txt
      hold; - reads standard input:

          # Only the latest
          letters: cold -A-B---C-|
          ticks: cold --1---2--|
          both: combineLatest letters ticks

      A line `# …` is a drawing's title; --title T draws that one where a file has
      several. The image has the reader's light or dark colours; --light and --dark
      choose, for a place that has one of them.

      Example: swift run course draw latest.marbles > latest.svg
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    guard let file = arguments.operands.first else {
      throw UsageError(
        "what is to be drawn? Write `swift run course draw FILE`, or - for standard input.")
    }
    let isLight = arguments.has("--light")
    if isLight, arguments.has("--dark") { throw UsageError("--light or --dark, not both.") }
    let url = URL(fileURLWithPath: file)
    let (source, name) =
      file == "-"
      ? ("standard input", "Marbles") : (file, url.deletingPathExtension().lastPathComponent)
    let text = file == "-" ? try standardInputText() : try TextFile.read(url)
    let drawing = try chosen(arguments.value(of: "--title"), from: text, otherwise: name)
    let appearance: Appearance = isLight ? .light : arguments.has("--dark") ? .dark : .readers
    let diagram: Diagram
    do throws(ExperimentError) {
      diagram = try Experiment(drawing.text).diagram()
    } catch {
      let place = "line \(error.line + 1), column \(error.position + 1)"
      throw CourseError("\(source), \(place): \(error.message)")
    }
    guard !diagram.rows.isEmpty else {
      throw CourseError("\(source) has nothing to draw: write a row such as letters: cold -A-B-|")
    }
    terminal.say(appearance.applied(to: diagram.svg(title: drawing.title)))
    return .success
  }

  /// One drawing's lines at their places; lines of others are empty, so that a mistake has the number that
  /// it has in the file.
  private static func chosen(
    _ wanted: String?, from text: String, otherwise name: String
  ) throws -> (title: String, text: String) {
    var title = name
    var titles: [String] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let kept = lines.map { line -> Substring in
      if line.hasPrefix("# ") {
        title = String(line.dropFirst(2))
        titles.append(title)
        return ""
      }
      return wanted == nil || wanted == title ? line : ""
    }
    let found = "“\(titles.joined(separator: "”, “"))”"
    if let wanted, !titles.contains(wanted) {
      throw UsageError(
        titles.isEmpty
          ? "the file has no titles: leave out --title."
          : "there is no drawing “\(wanted)” here: --title takes \(found).")
    }
    if wanted == nil, titles.count > 1 {
      throw UsageError("which one? Choose with --title: \(found).")
    }
    return (wanted ?? title, kept.joined(separator: "\n"))
  }
}

/// The colours of an image that stands alone.
private enum Appearance {
  /// Those that its reader has, light or dark.
  case readers
  case light
  case dark

  func applied(to svg: String) -> String {
    let (scheme, condition) =
      switch self {
      case .readers: ("light dark", Self.isDark)
      case .light: ("light", "@media not all")
      case .dark: ("dark", "@media all")
      }
    return svg.replacing("<style>\n", with: "<style>\n:root.marbles { color-scheme: \(scheme); }\n")
      .replacing(Self.isDark, with: condition)
  }

  private static let isDark = "@media screen and (prefers-color-scheme: dark)"
}
