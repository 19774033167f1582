import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ends every process of a run, also those that left its group.
enum Stray {
  /// Every process of a run inherits this variable with the run's mark.
  static let key = "COURSE_RUN"

  /// Returns when two looks in a row found none: a killed process needs a moment to go, and one
  /// that is just starting another program shows no environment.
  static func end(group: pid_t, mark: String) {
    kill(-group, SIGKILL)
    var cleanLooks = 0
    for _ in 0..<200 where cleanLooks < 2 {
      let found = processes(marked: mark).filter { $0 != group }
      found.forEach { kill($0, SIGKILL) }
      cleanLooks = found.isEmpty ? cleanLooks + 1 : 0
      if cleanLooks < 2 { usleep(2000) }
    }
  }

  /// Reads `/proc`; elsewhere the group is all there is.
  static func processes(marked mark: String) -> [pid_t] {
    #if os(Linux)
      let wanted = Data("\(key)=\(mark)\0".utf8)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { name in
        guard let process = pid_t(name), process != getpid(),
          let data = FileManager.default.contents(atPath: "/proc/\(process)/environ"),
          data.range(of: wanted) != nil
        else { return nil }
        return process
      }
    #else
      return []
    #endif
  }
}
