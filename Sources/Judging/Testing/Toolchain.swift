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

  package static func run(_ arguments: [String], limit: TimeInterval = 600) throws
    -> ChildProcess.Finished
  {
    try ChildProcess(arguments, limits: Limits(time: limit)).run()
  }
}
