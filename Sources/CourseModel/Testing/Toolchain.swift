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

  package static func run(_ arguments: [String], limit: TimeInterval = 600) throws
    -> ChildProcess.Finished
  {
    try ChildProcess(arguments, limits: Limits(time: limit)).run()
  }
}
