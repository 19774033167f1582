import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ends every process of a run, also those that left its group.
package enum Stray {
  /// From now on a process whose parent has ended becomes our own child, so that it is found
  /// whatever group, session or environment it gave itself (Linux).
  package static func adoptOrphans() {
    #if os(Linux)
      // Swift imports no function with a variable number of arguments.
      typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      guard let prctl = dlsym(nil, "prctl") else { return }
      let becomeSubreaper: Int32 = 36
      _ = unsafeBitCast(prctl, to: Control.self)(becomeSubreaper, 1, 0, 0, 0)
    #endif
  }

  /// Returns when two looks in a row found none, as a killed process needs a moment to go.
  ///
  /// The leader itself stays to be collected: until then nobody else gets its number.
  package static func end(group leader: pid_t) {
    kill(-leader, SIGKILL)
    var cleanLooks = 0
    for _ in 0..<200 where cleanLooks < 2 {
      let found = ProcessTable().descendants(since: leader)
      for process in found {
        kill(process, SIGKILL)
        waitpid(process, nil, WNOHANG)
      }
      cleanLooks = found.isEmpty ? cleanLooks + 1 : 0
      if cleanLooks < 2 { usleep(2000) }
    }
  }
}

/// Who is whose child, as `/proc` tells; elsewhere it is empty, and the group is all there is.
private struct ProcessTable {
  private struct Entry {
    var parent: pid_t
    var start: Int
  }

  private var entries: [pid_t: Entry] = [:]

  init() {
    #if os(Linux)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      for name in names {
        guard let process = pid_t(name),
          let data = FileManager.default.contents(atPath: "/proc/\(process)/stat"),
          // A program's name may hold spaces; it ends at the last parenthesis.
          let end = data.lastIndex(of: UInt8(ascii: ")"))
        else { continue }
        let words = String(decoding: data[end...], as: UTF8.self).split(separator: " ")
        guard words.count > 20, let parent = pid_t(words[2]), let start = Int(words[20]) else {
          continue
        }
        entries[process] = Entry(parent: parent, start: start)
      }
    #endif
  }

  /// Our children and theirs that began when the leader did or later, without the leader.
  func descendants(since leader: pid_t) -> [pid_t] {
    guard let start = entries[leader]?.start else { return [] }
    return entries.filter { process, entry in
      process != leader && entry.start >= start && isOurs(process)
    }.map(\.key)
  }

  private func isOurs(_ process: pid_t) -> Bool {
    var process = process
    while let parent = entries[process]?.parent, parent != process {
      if parent == getpid() { return true }
      process = parent
    }
    return false
  }
}
