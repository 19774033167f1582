import TestFolders
import XCTest

@testable import Terminal

final class EditorTests: XCTestCase {
  private func words(_ editor: String, line: Int? = 12) -> [String] {
    Array(Editor.command(editor, "a b.swift", line: line).dropFirst(4))
  }

  func test_each_editor_gets_the_line_in_its_own_syntax() {
    XCTAssertEqual(words("vi"), ["+12", "a b.swift"])
    XCTAssertEqual(words("/usr/bin/nvim -n"), ["+12", "a b.swift"])
    XCTAssertEqual(words("code --wait"), ["--goto", "a b.swift:12"])
    XCTAssertEqual(words("hx"), ["a b.swift:12"])
    XCTAssertEqual(words("xed"), ["-l", "12", "a b.swift"])
  }

  func test_an_unknown_editor_opens_the_file_without_a_line() {
    XCTAssertEqual(words("my-editor"), ["a b.swift"])
    XCTAssertEqual(words("vi", line: nil), ["a b.swift"])
  }

  func test_only_vi_comes_with_instructions_for_quitting() {
    XCTAssertEqual(Editor.exitInstructions("nano"), "Save and close the editor to run it.")
    XCTAssertTrue(Editor.exitInstructions("vi").hasSuffix(": Esc, then :wq and Return."))
  }
}

final class OpenedEditorTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")
  private var file: URL { folder.appendingPathComponent("a text.swift") }
  private var errors: URL { folder.appendingPathComponent("errors") }
  private var before: [String: String] = [:]

  override func setUpWithError() throws {
    before = ProcessInfo.processInfo.environment
    folder = try newFolder("an editor's")
    try Data("text\n".utf8).write(to: file)
  }

  override func tearDownWithError() throws {
    for name in ["VISUAL", "EDITOR"] {
      if let value = before[name] { setenv(name, value, 1) } else { unsetenv(name) }
    }
  }

  /// Opens the file in an editor that is a shell script.
  private func open(_ script: String, words: String = "", visual: String? = nil) throws
    -> Editor.End
  {
    let editor = folder.appendingPathComponent("my editor")
    try putScript(script, at: editor)
    setenv("EDITOR", "\"\(editor.path)\" \(words)", 1)
    if let visual { setenv("VISUAL", visual, 1) } else { unsetenv("VISUAL") }
    try Data().write(to: errors)
    return try withExtendedLifetime(FileHandle(forWritingTo: errors)) { handle in
      let own = dup(standardError)
      dup2(handle.fileDescriptor, standardError)
      defer {
        dup2(own, standardError)
        close(own)
      }
      return Editor.open(file.path)
    }
  }

  private var complaint: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

  private var text: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

  func test_an_editor_may_have_options_and_quotes() throws {
    let script = "echo \"$1,$2\" > \"$3\""
    XCTAssertEqual(try open(script, words: "--wait 'two words'"), .closed)
    XCTAssertEqual(text, "--wait,two words\n")
  }

  func test_VISUAL_takes_precedence_over_EDITOR_and_the_exit_is_reported() throws {
    let cases: [(editor: String, visual: String?, end: Editor.End)] = [
      ("exit 0", nil, .closed), ("exit 3", nil, .failed), ("kill -9 $$", nil, .failed),
      ("exit 3", "true", .closed), ("exit 3", " ", .failed),
      ("exit 0", "\"\(folder.path)/none\"", .missing), ("exit 0", "/dev/null", .missing),
      ("exit 0", "\"\(file.path)\"", .missing), ("exit 0", "'vi", .failed),
    ]
    for (editor, visual, end) in cases {
      XCTAssertEqual(try open(editor, visual: visual), end, "\(editor) \(visual ?? "")")
    }
    XCTAssertNotEqual(complaint, "", "The shell should complain about the unclosed quote.")
    XCTAssertEqual(text, "text\n")
  }
}
