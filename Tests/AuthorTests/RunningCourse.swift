import CourseFixtures
import Foundation
import XCTest

/// The program `course`, as somebody runs it in a clone.
final class RunningCourse {
  private let process = Process()
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("course-process-\(UUID().uuidString)")

  static var program: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("course")
  }

  /// Starts it; without another place its output is kept.
  init(_ arguments: [String], in clone: URL, output: String? = nil) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["output", "errors"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    process.executableURL = RunningCourse.program
    process.arguments = arguments
    process.currentDirectoryURL = clone
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: output ?? path("output"))
    process.standardError = FileHandle(forWritingAtPath: path("errors"))
    try process.run()
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
  private func text(_ name: String) -> String {
    (try? String(contentsOfFile: path(name), encoding: .utf8)) ?? ""
  }

  var number: pid_t { process.processIdentifier }
  var output: String { text("output") }
  var errors: String { text("errors") }
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  func send(_ signal: Int32) { kill(number, signal) }

  /// Its exit code, or the signal that ended it.
  func wait() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Ends it, whatever a test left undone.
  func end() {
    if process.isRunning {
      send(SIGCONT)
      send(SIGKILL)
    }
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }
}

/// What `/proc` tells of the processes here.
enum ProcessList {
  /// Those whose command line holds all of these.
  static func numbers(with words: String...) -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { number in
      let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
      let text = String(decoding: line, as: UTF8.self)
      return number != getpid() && words.allSatisfy(text.contains)
    }
  }

  /// `R`, `S`, `T` for stopped and so on; nil for a process that is gone.
  static func state(of number: pid_t) -> String? { fields(of: number).first }

  /// Hundredths of a second that it has worked.
  static func work(of number: pid_t) -> Int {
    fields(of: number).dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +)
  }

  /// What comes after the name, which may hold anything.
  private static func fields(of number: pid_t) -> [String] {
    let text = FileManager.default.contents(atPath: "/proc/\(number)/stat") ?? Data()
    let line = String(decoding: text, as: UTF8.self)
    guard let end = line.lastIndex(of: ")") else { return [] }
    return line[line.index(after: end)...].split(separator: " ").map(String.init)
  }
}

extension XCTestCase {
  /// Looks until something holds; false after so many seconds.
  func comes(within seconds: TimeInterval, _ condition: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while !condition() {
      guard Date() < end else { return false }
      usleep(20_000)
    }
    return true
  }
}
