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

  /// Its name as the environment has it, with the options that may follow it.
  package static func name(in variable: (String) -> String? = environmentVariable) -> String {
    ["VISUAL", "EDITOR"].compactMap(variable).first { !$0.isBlank } ?? "vi"
  }

  /// The command that opens a file in an editor: a shell takes name, quotes and options apart.
  package static func command(_ name: String = name(), opening path: String) -> [String] {
    ["sh", "-c", "\(name) \"$1\"", "sh", path]
  }

  /// The command that succeeds if there is such an editor.
  package static func search(for name: String) -> [String] {
    ["sh", "-c", "set -- \(name); command -v \"$1\""]
  }

  /// Opens a file, and returns when the editor ends.
  package static func open(_ path: String) -> End {
    switch ForegroundCommand(command(opening: path)).run() {
    case 0: .closed
    case 126, 127: .missing
    default: .failed
    }
  }
}
