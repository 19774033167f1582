import Foundation
import Sandbox

/// The Swift that is installed here.
enum Toolchain {
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

  /// The folder of the toolchain's macros, as the compiler itself says.
  static func macros() throws -> URL {
    struct Information: Decodable {
      struct Paths: Decodable {
        let runtimeResourcePath: String
      }
      let paths: Paths
    }
    let finished = try ChildProcess(["swiftc", "-print-target-info"], limits: Limits(time: 60))
      .run()
    let information = try JSONDecoder().decode(Information.self, from: Data(finished.output.utf8))
    return URL(fileURLWithPath: information.paths.runtimeResourcePath)
      .appendingPathComponent("host/plugins")
  }
}
