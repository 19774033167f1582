import Foundation

/// The processes below one of ours, as `/proc` tells; elsewhere there are none to see.
struct ProcessTree {
  let members: [pid_t]

  init(below root: pid_t) {
    var members: [pid_t] = []
    var open = [root]
    while let next = open.popLast() {
      let children = ProcessTree.children(of: next)
      members += children
      open += children
    }
    self.members = members
  }

  /// Bytes that all of them have in memory.
  var residentMemory: Int {
    started.reduce(0) { $0 + ProcessTree.residentKilobytes(of: $1) << 10 }
  }

  /// Those whose program has started; before that a process is a copy of us, and its memory is ours.
  private var started: [pid_t] { members.filter { !ProcessTree.isCopyOfUs($0) } }

  /// Whether a process has our command line, and no program that we see to be another.
  private static func isCopyOfUs(_ process: pid_t) -> Bool {
    let commandLine = ProcessFile.text(of: "/proc/\(process)/cmdline")
    guard commandLine == ProcessFile.text(of: "/proc/self/cmdline") else { return false }
    let links = ["/proc/\(process)/exe", "/proc/self/exe"]
    // try?: of a program that the system does not show nothing is known.
    let programs = links.map { try? FileManager.default.destinationOfSymbolicLink(atPath: $0) }
    return programs[0] == nil || programs[0] == programs[1]
  }

  static func children(of process: pid_t) -> [pid_t] {
    #if os(Linux)
      // try?: a process that has ended has no threads.
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task"))
      return (threads ?? []).flatMap { thread in
        ProcessFile.text(of: "/proc/\(process)/task/\(thread)/children")
          .split(separator: " ").compactMap { pid_t($0) }
      }
    #else
      return []
    #endif
  }

  /// When a process started, in ticks since the machine did; 0 if it is not there.
  static func start(of process: pid_t) -> UInt64 {
    // The name, in parentheses, may hold spaces and parentheses of its own.
    let fields = ProcessFile.text(of: "/proc/\(process)/stat").split(separator: ")").last
    let words = fields?.split(separator: " ") ?? []
    return words.count > 19 ? UInt64(words[19]) ?? 0 : 0
  }

  private static func residentKilobytes(of process: pid_t) -> Int {
    let status = ProcessFile.text(of: "/proc/\(process)/status")
    return status.firstMatch(of: /VmRSS:\s+(\d+) kB/).flatMap { Int($0.1) } ?? 0
  }
}

/// A file of `/proc`, read by the system's own calls.
///
/// What Foundation allocates for an empty file of unknown size is never freed (Swift 6.3): 2 KB a look.
enum ProcessFile {
  /// The text; empty if there is no such process any more.
  static func text(of path: String) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }
}
