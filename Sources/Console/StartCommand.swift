import Foundation

/// Starts a program in this process's group, so that the terminal's keys are meant for both; nil if that
/// is not possible.
///
/// - Parameters:
///   - arguments: The program, by its path or by its name in `PATH`, and what follows it.
///   - input: What becomes its standard input; a negative descriptor leaves it this process's own.
///   - output: The same for its standard output.
func startCommand(_ arguments: [String], input: Int32 = -1, output: Int32 = -1) -> pid_t? {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  if input >= 0 { posix_spawn_file_actions_adddup2(&actions, input, standardInput) }
  if output >= 0 { posix_spawn_file_actions_adddup2(&actions, output, standardOutput) }
  var signals = sigset_t()
  sigemptyset(&signals)
  for signal in [SIGINT, SIGPIPE] { sigaddset(&signals, signal) }
  posix_spawnattr_setsigdefault(&attributes, &signals)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

  var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
  defer { words.forEach { free($0) } }
  words.append(nil)
  var process: pid_t = 0
  let code = posix_spawnp(&process, arguments[0], &actions, &attributes, words, environ)
  return code == 0 ? process : nil
}
