import Foundation

/// What a command sees of the machine: the system's programs and libraries, what is named here, and a
/// scratch folder of its own.
///
/// There is no network but its own loopback, no terminal, no other process; the home and all other
/// files are not there. ``Isolation`` says by what means, and how much of this holds on a machine.
package struct Box: Sendable, Equatable {
  /// Files and folders that it can read, by their real paths: links to them are not there.
  package var readable: [URL]

  /// Files and folders that it can also change.
  package var writable: [URL]

  /// Bytes that fit into the scratch folder, which is `/tmp`, empty at first and gone afterwards.
  static let scratchSize: UInt64 = 64 << 20

  /// A box that holds the system and what is named.
  package init(readable: [URL] = [], writable: [URL] = []) {
    self.readable = readable
    self.writable = writable
  }

  /// What every program needs: the system's own, and nothing of a user's.
  static let system =
    ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/nix/store"]
    + [
      "ld.so.cache", "ld.so.conf", "ld.so.conf.d", "localtime", "timezone", "nsswitch.conf",
      "hosts", "host.conf", "services", "protocols", "alternatives", "ssl/certs",
      "ca-certificates",
    ].map { "/etc/\($0)" }

  /// Where the program that is running now has its Swift libraries from.
  ///
  /// Of a toolchain that is installed in a home this is all that a command sees.
  package static let swiftLibraries: [URL] = {
    #if os(Linux)
      let folders = ProcessFile.text(of: "/proc/self/maps").split(separator: "\n")
        .compactMap { $0.split(separator: " ").last }
        .filter { $0.hasPrefix("/") && $0.contains("/swift/") }
        .map { URL(fileURLWithPath: String($0)).deletingLastPathComponent() }
      return Array(Set(folders)).sorted { $0.path < $1.path }
    #else
      return []
    #endif
  }()

  /// The paths with what is above a path before it, so that a folder does not cover what lies in it.
  var readablePaths: [String] { Box.sorted(Box.system + Box.paths(readable)) }
  var writablePaths: [String] { Box.sorted(Box.paths(writable)) }

  private static func paths(_ urls: [URL]) -> [String] { urls.map { realPath(of: $0.path) } }

  private static func sorted(_ paths: [String]) -> [String] { paths.sorted { $0.count < $1.count } }
}

/// The path that the kernel knows a file by; the same where there is none.
///
/// Foundation takes the beginning `/private` off, which the kernel of macOS compares.
func realPath(of path: String) -> String {
  guard let real = realpath(path, nil) else { return path }
  defer { free(real) }
  return String(cString: real)
}
