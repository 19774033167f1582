#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What `posix_spawn` does with descriptors before the program starts.
package struct FileActions {
  #if canImport(Glibc)
    package var value = posix_spawn_file_actions_t()
  #else
    package var value: posix_spawn_file_actions_t?
  #endif

  package init() { posix_spawn_file_actions_init(&value) }

  package mutating func open(_ path: String, as descriptor: Int32) {
    posix_spawn_file_actions_addopen(&value, descriptor, path, O_RDONLY, 0)
  }

  package mutating func duplicate(_ source: Int32, as descriptor: Int32) {
    posix_spawn_file_actions_adddup2(&value, source, descriptor)
  }

  package mutating func destroy() { posix_spawn_file_actions_destroy(&value) }
}

/// A process group of its own, with the signals as a shell would hand them over.
package struct SpawnAttributes {
  #if canImport(Glibc)
    package var value = posix_spawnattr_t()
  #else
    package var value: posix_spawnattr_t?
  #endif

  package init() {
    posix_spawnattr_init(&value)
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&value, &signals)
    posix_spawnattr_setpgroup(&value, 0)
    posix_spawnattr_setflags(
      &value, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF))
  }

  package mutating func destroy() { posix_spawnattr_destroy(&value) }
}
