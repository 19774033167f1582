import PlainText

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

  /// Opens a file, at a line if the editor takes one, and returns when the editor ends.
  package static func open(_ path: String, line: Int? = nil) -> End {
    switch TerminalProgram.run(command(name(), path, line: line)) {
    case 0: .closed
    case 126, 127: .missing
    default: .failed
    }
  }

  /// Its name as the environment has it, with the options that may follow it.
  package static func name(in variable: (String) -> String? = environmentVariable) -> String {
    ["VISUAL", "EDITOR"].compactMap(variable).first { !$0.isBlank } ?? "vi"
  }

  /// How to leave it: `vi` opens where nobody has named another, and does not say.
  package static func parting(_ editor: String = name()) -> String {
    let isVi = ["vi", "vim", "nvim"].contains(program(of: editor))
    return "Save and close the editor to run it\(isVi ? ": Esc, then :wq and Return" : "")."
  }

  private static func program(of editor: String) -> String {
    editor.split(separator: " ").first?.split(separator: "/").last.map(String.init) ?? ""
  }

  /// What succeeds if there is such an editor.
  package static func search(for editor: String) -> [String] {
    ["sh", "-c", "set -- \(editor); command -v \"$1\""]
  }

  /// What starts an editor; its name may be followed by options, which a shell takes apart.
  package static func command(_ editor: String, _ path: String, line: Int? = nil) -> [String] {
    ["sh", "-c", "\(editor) \"$@\"", "sh"] + place(path, line, in: program(of: editor))
  }

  private static func place(_ path: String, _ line: Int?, in editor: String) -> [String] {
    guard let line else { return [path] }
    return switch editor {
    case "vi", "vim", "nvim", "gvim", "nano", "pico", "micro", "joe", "kak", "emacs",
      "emacsclient", "gedit":
      ["+\(line)", path]
    case "code", "codium", "cursor": ["--goto", "\(path):\(line)"]
    case "subl", "zed", "hx": ["\(path):\(line)"]
    case "xed", "mate": ["-l", "\(line)", path]
    default: [path]
    }
  }
}
