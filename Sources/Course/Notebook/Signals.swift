import Foundation

/// Lets a page end quietly: by Ctrl-C with code 130, by a closed pipe at the next write.
///
/// The terminal's own settings are never changed, so there is nothing to put back but the color.
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
