import CourseModel
import Foundation
import Sandbox

/// How the Swift tools are called.
package enum Toolchain {
  package static func testCommand(bundle: URL, filter: String) -> [String] {
    #if os(macOS)
      xctest + ["-XCTest", filter, bundle.path]
    #else
      [bundle.path, filter]
    #endif
  }

  #if os(macOS)
    /// Where Xcode has it, asked outside of a box; where it has none, `xcrun` says what is missing.
    private static let xctest: [String] = {
      let found = try? run(["xcrun", "--find", "xctest"], limit: 60)
      let path = found?.output.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
      return path.isEmpty ? ["xcrun", "xctest"] : [path]
    }()
  #endif

  package static func run(_ arguments: [String], limit: TimeInterval = 600) throws
    -> ChildProcess.Finished
  {
    try ChildProcess(arguments, limits: Limits(time: limit)).run()
  }
}
