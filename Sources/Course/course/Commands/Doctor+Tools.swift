import Terminal
import Exercises
import Files
import Foundation
import Grading
import Processes

/// Checks of the system and its tools.
extension Doctor {
  static func system() -> Diagnosis {
    let machine = ProcessInfo.processInfo
    #if os(macOS)
      return macOS(machine.operatingSystemVersion, processors: machine.activeProcessorCount)
    #else
      return .fine(
        "\(machine.operatingSystemVersionString), \(machine.activeProcessorCount) processors")
    #endif
  }

  static func macOS(_ version: OperatingSystemVersion, processors: Int) -> Diagnosis {
    let sentence =
      "macOS \(version.majorVersion).\(version.minorVersion), \(processors) processors"
    return version.majorVersion >= 15
      ? .fine(sentence) : .missing("\(sentence). Update to macOS 15 or newer.")
  }

  static func swift() -> Diagnosis {
    do {
      return swift(saying: try answer(of: ["swift", "--version"]))
    } catch let failure as CourseError {
      let isReadable = TemporaryFolder.path.allSatisfy(\.isASCII)
      let reason =
        isReadable
        ? "" : " Set TMPDIR to an ASCII path, because Swift's tools crash on other characters."
      return .missing(failure.sentence + reason)
    } catch {
      return swift(saying: nil)
    }
  }

  static func swift(saying words: String?) -> Diagnosis {
    let install = "Install Swift 6.2 or newer from swift.org/install, or with Xcode 26."
    guard let match = words?.firstMatch(of: /Swift version ((\d+)\.(\d+)[.\d]*)/),
      let major = Int(match.2), let minor = Int(match.3)
    else { return .missing("not found. \(install)") }
    return (major, minor) >= (6, 2)
      ? .fine(String(match.1)) : .missing("\(match.1). \(install)")
  }

  /// Checks for Xcode, or returns `nil` on a system that doesn't need it.
  static func xcode() -> Diagnosis? {
    #if os(macOS)
      xcode(saying: output(of: ["xcodebuild", "-version"]))
    #else
      nil
    #endif
  }

  static func xcode(saying words: String?) -> Diagnosis {
    let install =
      "Install Xcode 26 or newer and select it with `xcode-select`: "
      + "the Command Line Tools have no XCTest."
    guard let match = words?.firstMatch(of: /Xcode ((\d+)[.\d]*)/), let major = Int(match.2)
    else { return .missing("not found. \(install)") }
    return major >= 26 ? .fine(String(match.1)) : .missing("\(match.1). \(install)")
  }

  /// Checks for XCTest, which some toolchains lack.
  static func xctest(in root: URL) -> Diagnosis {
    let file = root.appendingPathComponent(".build/course/doctor.swift")
    do {
      try TextFile.write("import XCTest\n", to: file)
    } catch {
      return .missing("couldn't be tried: \(FileProblem.sentence(for: error))")
    }
    #if os(macOS)
      let command = ["xcrun", "--find", "xctest"]
      let cure = "Install Xcode and select it with `xcode-select`."
    #else
      let command = ["swiftc", "-typecheck", file.path]
      let cure = "Install the complete toolchain from swift.org/install."
    #endif
    do {
      _ = try answer(of: command)
      return .fine("works")
    } catch {
      return .missing("\(error.localizedDescription) \(cure)")
    }
  }

  static func git() -> Diagnosis {
    guard let words = output(of: ["git", "--version"]) else {
      return .missing(
        "not found. Install git to update the course and to undo changes.")
    }
    let version = words.split(whereSeparator: \.isWhitespace).first { $0.contains(".") }
    return .fine(version.map(String.init) ?? "found")
  }

  /// Checks for the editor that the key `e` on a page opens.
  static func editor(_ environment: [String: String] = ProcessInfo.processInfo.environment)
    -> Diagnosis
  {
    let named = Editor.name { environment[$0] }
    return output(of: Editor.search(for: named)) == nil
      ? .missing("\(named) was not found. Set EDITOR, so that `e` can open a cell on a page.")
      : .fine(named)
  }

  static func diagnosis(of terminal: Terminal) -> Diagnosis {
    .fine(
      terminal.isInteractive
        ? "\(terminal.width) columns, \(terminal.hasColor ? "in color" : "without color")"
        : "not a terminal, so output is plain")
  }

  static func encoding(_ environment: [String: String] = ProcessInfo.processInfo.environment)
    -> Diagnosis
  {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let named = names.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    return named.uppercased().replacing("-", with: "").contains("UTF8")
      ? .fine(named)
      : .missing(
        "\(named) might not show ─ and é correctly. Set LANG to a locale such as C.UTF-8.")
  }

  /// Returns a tool's output, or `nil` if the tool is missing or fails.
  static func output(of command: [String]) -> String? {
    // A tool that can't be started counts as missing.
    try? answer(of: command)
  }

  /// Returns a tool's output.
  ///
  /// - Throws: `CourseError` with the first line of output if the tool fails, or `LaunchError` if
  ///   the tool is missing.
  static func answer(of command: [String]) throws -> String {
    var tool = ChildProcess(command, limits: Limits(time: 120))
    // Report a crash in one line.
    tool.environment["SWIFT_BACKTRACE"] = "enable=no"
    let finished = try tool.run()
    if finished.end == .exited(0) { return finished.output }
    var words = (finished.errors + finished.output).split(separator: "\n").first.map(String.init)
    if case .signaled(let signal) = finished.end { words = words ?? "signal \(signal)" }
    throw CourseError("`\(command[0])` failed: \(words ?? "no output").")
  }
}
