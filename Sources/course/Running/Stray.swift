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

  static func end(group: pid_t, mark: String) {
    kill(-group, SIGKILL)
    for process in processes(marked: mark) where process != group { kill(process, SIGKILL) }
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
