import Foundation
import Synchronization

/// A sandbox for tests of other people's answers.
///
/// The tests can't connect to other machines. They can read only the system, the
/// toolchain, and their bundle, and can write only to a temporary folder.
package enum Isolation: Sendable, CaseIterable {
  /// `bwrap` from the bubblewrap package, on Linux.
  case bubblewrap
  /// `sandbox-exec`, on macOS.
  case seatbelt

  /// The first sandbox that works on this machine.
  ///
  /// Each sandbox is tried, because a system can have `bwrap` installed but forbid its use.
  package static let available = allCases.first(where: \.works)

  /// A Boolean value that indicates whether a sandboxed command can write to its folder.
  var works: Bool {
    // Without a folder, the sandbox can't be tested.
    guard let folder = try? ScratchFolder() else { return false }
    var child = ChildProcess(
      command(["/bin/sh", "-c", "echo >file"], reading: [], writing: folder.url),
      limits: Limits(time: 10))
    child.folder = folder.url
    // The program might not be installed.
    return (try? child.run())?.end == .exited(0)
  }

  /// Returns the command that runs another command in the sandbox.
  ///
  /// - Parameters:
  ///   - files: The files and folders that the command can read besides the system and toolchain.
  ///   - folder: The only writable folder, which is also the working folder.
  package func command(_ arguments: [String], reading files: [URL], writing folder: URL) -> [String]
  {
    let (files, folder) = (files.map { realPath(of: $0.path) }, realPath(of: folder.path))
    return switch self {
    case .bubblewrap: Bubblewrap.options(reading: files, writing: folder) + ["--"] + arguments
    case .seatbelt:
      ["/usr/bin/sandbox-exec", "-p", Seatbelt.profile(reading: files, writing: folder)] + arguments
    }
  }
}

extension Isolation {
  /// Returns the sandboxed command's exit status or signal, given the sandbox's.
  ///
  /// If a signal killed the command, `bwrap` exits with 128 plus the signal's number.
  package func end(_ end: ChildProcess.End) -> ChildProcess.End {
    guard self == .bubblewrap, case .exited(let code) = end, (129..<160).contains(code) else {
      return end
    }
    return .signaled(code - 128)
  }
}

/// A temporary folder, removed when this object is released or ``Interrupt`` ends the process.
package final class ScratchFolder {
  private static let all = Mutex<Set<URL>>([])

  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("course-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    ScratchFolder.all.withLock { _ = $0.insert(url) }
  }

  deinit {
    ScratchFolder.all.withLock { _ = $0.remove(url) }
    ScratchFolder.remove(url)
  }

  static func removeAll() { all.withLock { $0.forEach(remove) } }

  private static func remove(_ url: URL) {
    // Ignore errors, because the system cleans up its temporary files.
    try? FileManager.default.removeItem(at: url)
  }
}

/// The options of `bwrap`.
///
/// A container might be unable to mount its own `/proc`, so the machine's is mounted read-only.
/// The user namespace keeps the command from inspecting or ending other processes.
enum Bubblewrap {
  static func options(reading files: [String], writing folder: String) -> [String] {
    let system = [
      "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/nix/store", "/etc/ld.so.cache",
      "/etc/localtime", "/etc/alternatives", "/etc/nsswitch.conf", "/etc/hosts",
    ]
    var words = [
      "bwrap", "--unshare-user", "--unshare-all", "--die-with-parent", "--new-session",
      "--cap-drop", "ALL", "--dev", "/dev", "--ro-bind", "/proc", "/proc",
    ]
    for path in system + toolchain + files {
      // Use `try?`, because the path might not be a link.
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      words += link.map { ["--symlink", $0, path] } ?? ["--ro-bind-try", path, path]
    }
    return words + ["--bind", folder, folder, "--remount-ro", "/", "--chdir", folder]
  }

  /// The folders of the Swift libraries that this program has loaded and that tests need.
  private static let toolchain: [String] = {
    // Read to the end, because one read returns at most a memory page. The file might be missing.
    let maps = FileHandle(forReadingAtPath: "/proc/self/maps").flatMap { try? $0.readToEnd() }
    let libraries = String(decoding: maps ?? Data(), as: UTF8.self).split(separator: "\n")
      .compactMap { $0.split(separator: " ").last.map(String.init) }
      .filter { $0.hasPrefix("/") && $0.contains("/swift/") }
    return Set(libraries.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }).sorted()
  }()
}

/// The profile of `sandbox-exec`.
enum Seatbelt {
  /// Returns the profile, which allows reading the metadata of all files, because resolving a path
  /// needs the metadata of the folders above it.
  static func profile(
    reading files: [String], writing folder: String, tools: String? = selectedTools
  ) -> String {
    let system = [
      "/usr", "/bin", "/sbin", "/System", "/Library", "/Applications", "/private/etc",
      "/private/var/db", "/dev",
    ]
    let readable = (system + [tools].compactMap { $0 } + files)
      .map { "(subpath \(quoted($0)))" }.joined(separator: " ")
    return """
      (version 1)
      (allow default)
      (deny network*)
      (allow network* (local ip "localhost:*"))
      (allow network-outbound (remote ip "localhost:*"))
      (deny signal (target others))
      (deny file-read* file-write*)
      (allow file-read-metadata)
      (allow file-read* \(readable))
      (allow file-read* (literal "/"))
      (allow file-write* (literal "/dev/null"))
      (allow file-read* file-write* (subpath \(quoted(folder))))
      """
  }

  /// The selected Xcode or command line tools, which might be outside `/Applications`.
  private static var selectedTools: String? {
    let named = ProcessInfo.processInfo.environment["DEVELOPER_DIR"]
    // Without the link, the command line tools are selected.
    let selected = try? FileManager.default.destinationOfSymbolicLink(
      atPath: "/private/var/db/xcode_select_link")
    return (named ?? selected).map(application)
  }

  /// Returns the path of the `Xcode.app` that contains `folder`.
  static func application(around folder: String) -> String {
    realPath(of: folder).components(separatedBy: "/Contents/Developer")[0]
  }

  private static func quoted(_ path: String) -> String {
    let escaped = path.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}

/// Returns the path without links, but with the prefix `/private` that Foundation removes on macOS.
private func realPath(of path: String) -> String {
  guard let real = realpath(path, nil) else { return path }
  defer { free(real) }
  return String(cString: real)
}
