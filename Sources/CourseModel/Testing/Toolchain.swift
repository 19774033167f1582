import Foundation
import Sandbox

/// How the Swift tools are called.
package enum Toolchain {
  package static func testCommand(bundle: URL, filter: String) -> [String] {
    #if os(macOS)
      ["xcrun", "xctest", "-XCTest", filter, bundle.path]
    #else
      [bundle.path, filter]
    #endif
  }

  /// With an index, though nobody reads it here: SwiftPM finds the tests in it.
  package static func buildTests(
    package: URL, scratch: URL, options: [String], limit: TimeInterval,
    until cancellation: Cancellation, tick: @escaping () -> Void
  ) throws -> ChildProcess.Finished {
    try ChildProcess(
      [
        "swift", "build", "--build-tests", "--package-path", package.path,
        "--scratch-path", scratch.path,
      ] + options, limits: Limits(time: limit)
    ).run(until: cancellation, whileWaiting: tick)
  }

  /// The program that reads object files: the toolchain's, or the system's; nil where there is none.
  package static let objectReader: String? = {
    #if os(Linux)
      // The libraries are in `usr/lib/swift/linux` of the toolchain that built this program.
      let folders = Box.swiftLibraries.map { library in
        URL(fileURLWithPath: library.path + "/../../../bin").standardizedFileURL.path
      }
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
      let places = folders + path.split(separator: ":").map(String.init)
      return ["llvm-objdump", "objdump"].lazy
        .flatMap { name in places.map { "\($0)/\(name)" } }
        .first(where: FileManager.default.isExecutableFile)
    #else
      return nil
    #endif
  }()

  /// Gives the sections and symbols of object files; nil where nothing here can read them.
  static var objectDump: (([URL]) throws -> String)? {
    guard let objectReader else { return nil }
    return { try dump(of: $0, by: objectReader) }
  }

  private static func dump(of objects: [URL], by reader: String) throws -> String {
    let reading = ChildProcess(
      [reader, "-h", "-t"] + objects.map(\.path),
      limits: Limits(time: 60, output: .keepingEnds(start: 32 << 20, end: 1 << 10)))
    let finished = try reading.run()
    guard finished.end == .exited(0) else {
      throw CourseError(
        "\(reader) cannot read what was compiled:\n  \(finished.errors.prefix(400))",
        isTheMachines: true)
    }
    return finished.output
  }

  package static func run(_ arguments: [String], limit: TimeInterval = 600) throws
    -> ChildProcess.Finished
  {
    try ChildProcess(arguments, limits: Limits(time: limit)).run()
  }
}
