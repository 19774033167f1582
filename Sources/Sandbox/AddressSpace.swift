import Foundation

/// How much address space a process has had, while it lives.
///
/// What the system tells after its end (`ru_maxrss`) also counts the moment before the program
/// started, when it was still a copy of us.
package enum AddressSpace {
  /// Zero where the system does not tell.
  package static func peak(of process: pid_t) -> Int {
    guard let status = FileManager.default.contents(atPath: "/proc/\(process)/status"),
      let match = String(decoding: status, as: UTF8.self).firstMatch(of: /VmPeak:\s+(\d+) kB/),
      let kilobytes = Int(match.1)
    else { return 0 }
    return kilobytes << 10
  }
}
