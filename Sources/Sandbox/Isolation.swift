import Foundation

/// By what means this machine keeps a command in its ``Box``.
package enum Isolation: Sendable, CaseIterable {
  /// Linux namespaces of its own: for users, files, processes and network.
  case namespaces
  /// The same by the program `bwrap`, where only that may make namespaces.
  case bubblewrap
  /// The program `sandbox-exec` of macOS: files and network; other processes can be seen.
  case seatbelt
  /// A session of its own and the limits: files, network and processes are those of the user.
  case session

  /// The strongest that works here, tried once.
  package static let available = strongest(where: works)

  /// Whether the box holds.
  package var isComplete: Bool { self != .session }

  /// Whether a command in a box has `/tmp` for itself.
  package var hasScratchFolder: Bool { self == .namespaces || self == .bubblewrap }

  /// What to say about it, in one line.
  package var sentence: String {
    switch self {
    case .namespaces: "answers run isolated, in namespaces of their own"
    case .bubblewrap: "answers run isolated, by bwrap"
    case .seatbelt: "answers run isolated, by sandbox-exec"
    case .session:
      "answers run with your rights, as this machine has no namespaces, bwrap or sandbox-exec"
    }
  }

  static func strongest(where works: (Isolation) -> Bool) -> Isolation {
    allCases.first(where: works) ?? .session
  }

  /// What every machine of its kind must be able to do: change a file in a temporary folder from a box.
  static func works(_ isolation: Isolation) -> Bool {
    guard isolation != .session else { return true }
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("box-\(UUID().uuidString)")
    let file = folder.appendingPathComponent("file").path
    try? files.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? files.removeItem(at: folder) }
    // Where no file can be made the box has nothing to hold; `course doctor` says that of the folder.
    let hasFile = files.createFile(atPath: file, contents: nil)
    let script = hasFile ? #"cat "$1" && echo >"$1""# : "true"
    var child = ChildProcess(["sh", "-c", script, "sh", file], limits: Limits(time: 10))
    child.box = Box(writable: hasFile ? [folder] : [])
    child.isolation = isolation
    return (try? child.run())?.end == .exited(0)
  }

  /// In a box the scratch folder is the home.
  func environment(_ environment: [String: String]) -> [String: String] {
    switch self {
    case .namespaces, .bubblewrap:
      environment.merging(["HOME": "/tmp", "TMPDIR": "/tmp"]) { $1 }
    case .seatbelt, .session: environment
    }
  }

  /// The command line that starts a command in a box; the same where it needs no other program.
  func command(_ arguments: [String], in box: Box) -> [String] {
    switch self {
    case .namespaces, .session: arguments
    case .bubblewrap: Bubblewrap.command(arguments, in: box)
    case .seatbelt: Seatbelt.command(arguments, in: box)
    }
  }
}

/// A box by the program `bwrap`.
enum Bubblewrap {
  static func command(_ arguments: [String], in box: Box) -> [String] {
    var words = [
      "bwrap", "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL",
      "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp",
    ]
    // Root's files of the kernel, as outside a box of root's that is who the command is.
    for path in ["sys", "sysrq-trigger", "irq", "bus", "fs"].map({ "/proc/\($0)" }) {
      words += ["--ro-bind-try", path, path]
    }
    for path in box.readablePaths {
      // try?: what has no destination is no link.
      if let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
        words += ["--symlink", link, path]
      } else {
        words += ["--ro-bind-try", path, path]
      }
    }
    for path in box.writablePaths { words += ["--bind", path, path] }
    return words + ["--remount-ro", "/proc", "--remount-ro", "/", "--chdir", "/tmp", "--"]
      + arguments
  }

  /// `bwrap` says of a signal what a shell says: 128 and its number.
  static func end(_ end: ChildProcess.End) -> ChildProcess.End {
    guard case .exited(let code) = end, (129..<160).contains(code) else { return end }
    return .signalled(code - 128)
  }
}

/// A box by the program `sandbox-exec` (macOS).
enum Seatbelt {
  static func command(_ arguments: [String], in box: Box) -> [String] {
    ["/usr/bin/sandbox-exec", "-p", profile(of: box)] + arguments
  }

  /// Nobody's files but the system's; what is above a path can be looked up, not listed.
  static func profile(of box: Box, tools: String? = selectedTools) -> String {
    let system =
      [
        "/usr", "/bin", "/sbin", "/System", "/Library", "/Applications", "/private/etc",
        "/private/var/db", "/dev",
      ] + [tools].compactMap { $0 }
    func places(_ paths: [String]) -> String {
      paths.map { "(subpath \(quoted($0)))" }.joined(separator: " ")
    }
    let written = places(box.writablePaths)
    return """
      (version 1)
      (allow default)
      (deny network*)
      (allow network* (local ip "localhost:*"))
      (allow network-outbound (remote ip "localhost:*"))
      (deny signal (target others))
      (deny file-read* file-write*)
      (allow file-read-metadata)
      (allow file-read* \(places(system + box.readablePaths)))
      (allow file-read* (literal "/"))
      (allow file-write* (literal "/dev/null"))
      \(written.isEmpty ? "" : "(allow file-read* file-write* \(written))")
      """
  }

  /// Xcode, or what stands for it: a machine may have several, and outside `/Applications`.
  private static var selectedTools: String? {
    let named = ProcessInfo.processInfo.environment["DEVELOPER_DIR"]
    // try?: without the link the command line tools are selected.
    let selected = try? FileManager.default.destinationOfSymbolicLink(
      atPath: "/private/var/db/xcode_select_link")
    return (named ?? selected).map(application)
  }

  /// The whole of `Xcode.app`, whichever of its folders is named.
  static func application(around folder: String) -> String {
    realPath(of: folder).components(separatedBy: "/Contents/Developer")[0]
  }

  private static func quoted(_ path: String) -> String {
    "\""
      + path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
        of: "\"", with: "\\\"")
      + "\""
  }
}
