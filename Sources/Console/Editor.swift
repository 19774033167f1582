import PlainText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The editor of whoever sits at the terminal: `VISUAL`, `EDITOR`, or `vi`.
package enum Editor {
  /// How it ended.
  package enum End: Equatable, Sendable {
    case closed
    /// It says that it failed, or a signal ended it.
    case failed
    /// There is no such program.
    case missing
  }

  /// Opens a file, and returns when the editor ends.
  package static func open(_ path: String) -> End {
    let editors = ["VISUAL", "EDITOR"].compactMap(environmentVariable).filter { !$0.isBlank }
    // An editor's name may be followed by options, which a shell takes apart.
    let command = ["sh", "-c", "\(editors.first ?? "vi") \"$1\"", "sh", path]
    return switch ForegroundCommand(command).run() {
    case 0: .closed
    case 126, 127: .missing
    default: .failed
    }
  }
}
