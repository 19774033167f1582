import Files
import Foundation
import Processes

package enum InstalledToolchain {
  private static func compiler() throws -> URL {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    for folder in folders {
      let file = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
      if FileManager.default.isExecutableFile(atPath: file.path) {
        return file.resolvingSymlinksInPath()
      }
    }
    throw CourseError(
      "`swiftc` is not on the PATH. Install Swift 6.2 or newer, or add its folder to the PATH.")
  }

  /// Returns the toolchain's folder, which contains `bin` and `lib`.
  ///
  /// On macOS, `/usr/bin/swiftc` only forwards to the selected toolchain, so this method
  /// runs the compiler to get the folder.
  package static func folder() throws -> URL {
    let programs = try compiler().deletingLastPathComponent()
    let frontend = programs.appendingPathComponent("swift-frontend").path
    return FileManager.default.isExecutableFile(atPath: frontend)
      ? programs.deletingLastPathComponent() : try namedByCompiler()
  }

  private static func namedByCompiler() throws -> URL {
    struct Information: Decodable {
      struct Paths: Decodable {
        let runtimeResourcePath: String
      }
      let paths: Paths
    }
    let text = try output(of: ["swiftc", "-print-target-info"])
    // Ignore the decoder's error, because the one below says what to do.
    guard let information = try? JSONDecoder().decode(Information.self, from: Data(text.utf8))
    else {
      throw CourseError(
        "`swiftc -print-target-info` does not report its toolchain. Reinstall Swift.")
    }
    return URL(fileURLWithPath: information.paths.runtimeResourcePath)
      .resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// Returns the SDK's folder on macOS, or `nil` on other systems.
  static func developmentKit() throws -> URL? {
    #if os(macOS)
      let path = try output(of: ["xcrun", "--show-sdk-path"])
      return URL(fileURLWithPath: path.trimmingCharacters(in: .whitespacesAndNewlines))
    #else
      return nil
    #endif
  }

  private static func output(of command: [String]) throws -> String {
    let finished = try ChildProcess(command, limits: Limits(time: 60)).run()
    guard finished.end == .exited(0) else {
      let words = (finished.errors + finished.output).split(separator: "\n").first
      throw CourseError("`\(command[0])` failed: \(words ?? "it printed nothing")")
    }
    return finished.output
  }
}
