import Foundation

/// Makes the program end without an error message on Ctrl-C or after writing to a closed pipe.
///
/// After Ctrl-C, the exit code is 130. The program never changes the terminal's settings, so it
/// only needs to reset the color.
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
