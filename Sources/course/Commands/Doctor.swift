import Console
import CourseModel
import Files
import Foundation
import Judging
import PlainText
import Sandbox

/// `course doctor`: says what is missing on this machine.
enum Doctor: Command {
  static let name = "doctor"
  static let summary = "what is missing on this machine"
  static let help = """
    course doctor

      Looks at the system, the Swift toolchain, Xcode on macOS, XCTest, the
      course's path, its builds, write permission, disk space, the folders for
      temporary files and for Swift's cache, locks of other users, and the
      terminal. Also lists what is optional (–): git,
      isolation, an editor.
      Exit code: 0 when nothing that it needs is missing, 1 when something is.
    """

  struct Diagnosis {
    var what: String
    var isFine: Bool
    /// Whether the course cannot do without it.
    var isNeeded = true
    var sentence: String

    var isInTheWay: Bool { isNeeded && !isFine }

    /// How it looks in a list.
    func mark(on terminal: Terminal) -> String {
      if isFine { return terminal.painted("✓", .good) }
      return isNeeded ? terminal.painted("✗", .bad) : "–"
    }
  }

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let course = try Course()
    let found: [Diagnosis?] = [
      system(), temporary(), locks(on: course.root), cache(), swift(), xcode(),
      place(of: course.root), builds(in: course.root),
      xctest(in: course), permission(in: course), disk(in: course), git(), isolation(), editor(),
      terminalDiagnosis(terminal), encoding(),
    ]
    let diagnoses = found.compactMap { $0 }
    for diagnosis in diagnoses {
      terminal.say("  \(diagnosis.mark(on: terminal)) \(diagnosis.what): \(diagnosis.sentence)")
    }
    let isFine = !diagnoses.contains(where: \.isInTheWay)
    terminal.next(
      isFine
        ? "`\(NextStep.program)`"
        : "mend the first line with ✗, then `\(NextStep.program) doctor`")
    return isFine ? .success : .failure
  }

  /// Characters that SwiftPM does not take in the path of a package.
  static func place(of root: URL) -> Diagnosis {
    let bad = root.path.filter { "\"\\%\n\r".contains($0) }
    guard let first = bad.first else {
      return Diagnosis(what: "Path", isFine: true, sentence: root.path)
    }
    return Diagnosis(
      what: "Path", isFine: false,
      sentence:
        "Swift cannot build in \(root.path.onOneLine), because of the \(String(first).onOneLine) "
        + "in it. Give the folder another name.")
  }

  /// What was built holds the path where it was built.
  static func builds(in root: URL) -> Diagnosis {
    let plan = SwiftBuild(of: root).plan
    let isElsewhere: Bool
    do {
      isElsewhere = try TextFile.readIfPresent(plan)?.contains(root.path + "/") == false
    } catch {
      return Diagnosis(what: "Builds", isFine: false, sentence: FileProblem.sentence(for: error))
    }
    return Diagnosis(
      what: "Builds", isFine: !isElsewhere,
      sentence: isElsewhere
        ? "they were made when the course's folder was elsewhere. Delete .build and build again."
        : "made here, or not made yet")
  }

  /// Compiles one line, as a toolchain can be there without its test library.
  private static func xctest(in course: Course) -> Diagnosis {
    let file = course.root.appendingPathComponent(".build/course/doctor.swift")
    do {
      try TextFile.write("import XCTest\n", to: file)
    } catch {
      let sentence = "could not be tried: \(FileProblem.sentence(for: error))"
      return Diagnosis(what: "XCTest", isFine: false, sentence: sentence)
    }
    #if os(macOS)
      let command = ["xcrun", "--find", "xctest"]
      let cure = "Install Xcode and select it with `xcode-select`."
    #else
      let command = ["swiftc", "-typecheck", file.path]
      let cure = "Install the whole toolchain from swift.org/install, not only the compiler."
    #endif
    // try?: as above.
    let finished = try? Toolchain.run(command, limit: 120)
    let isFine = finished?.end == .exited(0)
    return Diagnosis(
      what: "XCTest", isFine: isFine, sentence: isFine ? "can be used" : "not found. \(cure)")
  }

  private static func permission(in course: Course) -> Diagnosis {
    for folder in ["Exercises", ".build"] {
      let path = course.root.appendingPathComponent(folder).path
      if !FileManager.default.isWritableFile(atPath: path) {
        return Diagnosis(
          what: "Writing", isFine: false,
          sentence: "\(path) cannot be written. Give yourself write permission there.")
      }
    }
    return Diagnosis(what: "Writing", isFine: true, sentence: "the course's folder can be written")
  }

  private static func temporary() -> Diagnosis {
    let problem = TemporaryFolder.problem()
    return Diagnosis(
      what: "Temporary files", isFine: problem == nil,
      sentence: problem ?? "\(TemporaryFolder.path) can be written")
  }

  private static func disk(in course: Course) -> Diagnosis {
    let needed: Int64 = 1 << 30
    // try?: the sentence says that it is not known.
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: course.root.path)
    guard let free = (attributes?[.systemFreeSize] as? NSNumber)?.int64Value else {
      return Diagnosis(what: "Disk", isFine: true, sentence: "the free space is not known here")
    }
    let isFine = free >= needed
    let megabytes = free >> 20
    return Diagnosis(
      what: "Disk", isFine: isFine,
      sentence: "\(megabytes) MB free" + (isFine ? "" : ". Builds need about 1024 MB."))
  }

  private static func terminalDiagnosis(_ terminal: Terminal) -> Diagnosis {
    let kind =
      terminal.isInteractive
      ? "\(terminal.width) columns, \(terminal.hasColour ? "in colour" : "without colour")"
      : "none here, so output is plain"
    return Diagnosis(what: "Terminal", isFine: true, sentence: kind)
  }
}

/// Runs the tools that a machine should have.
enum Toolchain {
  static func run(_ arguments: [String], limit: TimeInterval = 600) throws
    -> ChildProcess.Finished
  {
    try ChildProcess(arguments, limits: Limits(time: limit)).run()
  }
}
