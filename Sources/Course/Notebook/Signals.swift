import Foundation

/// Makes the program end quietly at Ctrl-C, with code 130, and at the next write to a closed pipe.
///
/// The terminal's settings are never changed, so only the color has to be reset.
func endQuietlyOnSignals(hasColor: Bool) {
  signal(SIGPIPE, SIG_IGN)
  if hasColor {
    signal(SIGINT) { _ in
      _ = write(1, "\u{1B}[0m\n", 5)
      _exit(130)
    }
  } else {
    signal(SIGINT) { _ in
      if isatty(1) == 1 { _ = write(1, "\n", 1) }
      _exit(130)
    }
  }
}
