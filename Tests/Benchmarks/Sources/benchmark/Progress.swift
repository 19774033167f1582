import Foundation

/// A progress line in a terminal.
enum Progress {
  static func show(_ text: String) {
    write("\r\u{1B}[2K\(text)")
  }

  static func clear() {
    write("\r\u{1B}[2K")
  }

  private static func write(_ text: String) {
    if isatty(STDERR_FILENO) != 0 { FileHandle.standardError.write(Data(text.utf8)) }
  }
}
