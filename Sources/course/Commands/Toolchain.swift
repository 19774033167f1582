import Foundation
import Sandbox

/// Runs the tools that a machine should have.
enum Toolchain {
  static func run(_ arguments: [String], limit: TimeInterval = 600) throws
    -> ChildProcess.Finished
  {
    try ChildProcess(arguments, limits: Limits(time: limit)).run()
  }
}
