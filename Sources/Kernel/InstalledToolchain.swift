import Foundation
import Sandbox

/// The Swift that is installed here.
package enum InstalledToolchain {
  /// The compiler that a shell would start.
  static func compiler() throws -> URL {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    for folder in folders {
      let file = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
      if FileManager.default.isExecutableFile(atPath: file.path) {
        return file.resolvingSymlinksInPath()
      }
    }
    throw KernelError(
      "there is no `swiftc` on the PATH. Install Swift 6, or say where it is with PATH.")
  }

  /// The toolchain's folder, which holds `bin` and `lib`, as the compiler itself says.
  package static func folder() throws -> URL {
    struct Information: Decodable {
      struct Paths: Decodable {
        let runtimeResourcePath: String
      }
      let paths: Paths
    }
    let finished = try ChildProcess(["swiftc", "-print-target-info"], limits: Limits(time: 60))
      .run()
    guard finished.end == .exited(0),
      // try?: what it said instead is shown below.
      let information = try? JSONDecoder().decode(
        Information.self, from: Data(finished.output.utf8))
    else {
      let words = (finished.errors + finished.output).split(separator: "\n").first
      throw KernelError("`swiftc` does not work: \(words ?? "it says nothing")")
    }
    return URL(fileURLWithPath: information.paths.runtimeResourcePath)
      .resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
  }
}
