import PlainText

/// The user's editor: `VISUAL`, `EDITOR`, or `vi`.
package enum Editor {
  package enum End: Equatable, Sendable {
    case closed
    /// The editor failed, or a POSIX signal ended it.
    case failed
    case missing
  }

  /// Opens a file, at a line if the editor supports that, and returns when the editor exits.
  package static func open(_ path: String, line: Int? = nil) -> End {
    switch TerminalProgram.run(command(name(), path, line: line)) {
    case 0: .closed
    case 126, 127: .missing
    default: .failed
    }
  }

  /// Returns the editor's command, which can include options.
  package static func name(in variable: (String) -> String? = environmentVariable) -> String {
    ["VISUAL", "EDITOR"].compactMap(variable).first { !$0.isBlank } ?? "vi"
  }

  /// Returns instructions for running the edited text, including how to exit `vi`.
  package static func exitInstructions(_ editor: String = name()) -> String {
    "Save and close the editor to run it\(editor == "vi" ? ": Esc, then :wq and Return" : "")."
  }

  private static func program(of editor: String) -> String {
    editor.split(separator: " ").first?.split(separator: "/").last.map(String.init) ?? ""
  }

  /// Returns a command that succeeds if the editor exists.
  package static func search(for editor: String) -> [String] {
    ["sh", "-c", "set -- \(editor); command -v \"$1\""]
  }

  /// Returns the command that opens a file.
  ///
  /// A shell runs the command, because the editor's name can be followed by options.
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
