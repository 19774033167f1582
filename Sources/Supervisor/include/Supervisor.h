#ifndef SUPERVISOR_H
#define SUPERVISOR_H

#include <stdint.h>
#include <sys/types.h>

/// A command, what it may see, and what it may use. Zero leaves a limit as it is for the caller.
struct supervisor_request {
  /// The program, by path or by its name in PATH, and its arguments; ends with NULL.
  char *const *arguments;
  /// `NAME=value`; ends with NULL.
  char *const *environment;
  /// Where it starts; NULL for the caller's own folder, or the scratch folder in a box.
  const char *folder;
  /// What it finds on descriptor 0, 1, 2 and so on.
  const int *descriptors;
  int descriptor_count;

  uint64_t address_space;
  uint64_t file_size;
  uint64_t process_count;

  /// Whether it runs in namespaces of its own (Linux).
  int is_boxed;
  /// Paths that it sees there, shorter ones first; each ends with NULL.
  char *const *readable;
  char *const *writable;
  /// The size of its scratch folder, /tmp.
  uint64_t scratch_size;
};

/// What is written on the status descriptor, once, unless the supervisor is killed.
struct supervisor_report {
  /// 0: the command ended, and `value` is what `wait` says of it.
  /// Otherwise it never began: which step failed, and `value` is the error's number.
  int32_t failed_step;
  int32_t value;
};

enum supervisor_step {
  supervisor_step_namespaces = 1,
  supervisor_step_files = 2,
  supervisor_step_folder = 3,
  supervisor_step_program = 4,
};

/// Starts a process that starts the command and ends all that the command leaves behind.
///
/// Returns its number, or -1 and sets errno. `status` becomes readable when nothing is left of the
/// command. Closing `lifeline` ends the command, and so does the end of the caller.
pid_t supervisor_start(const struct supervisor_request *request, int *status, int *lifeline);

/// From now on a process whose parent has ended becomes the caller's child, so that it is found
/// although its supervisor was killed (Linux).
void supervisor_adopt_orphans(void);

#endif
