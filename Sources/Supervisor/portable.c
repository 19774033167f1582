#ifndef __linux__
#include "supervisor.h"

#include <errno.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

// Where there are no namespaces the command's session is all that can be ended.

pid_t fork_for(const struct supervisor_request *request) {
  if (request->is_boxed) {
    errno = ENOSYS;
    return -1;
  }
  return fork();
}

pid_t fork_without_locks(void) { return fork(); }

int enter_box(const struct supervisor_request *request) {
  (void)request;
  return ENOSYS;
}

void supervisor_adopt_orphans(void) {}

void close_to_others(void) {}

void give_up_rights(void) {}

int kill_descendants(int is_boxed, pid_t command) {
  (void)is_boxed;
  // A command that has not begun its session yet has no group of its own; one that was collected has
  // no number any more.
  if (waitpid(command, 0, WNOHANG) == 0) kill(command, SIGKILL);
  kill(-command, SIGKILL);
  while (waitpid(-1, 0, 0) > 0 || errno == EINTR) {}
  return 1;
}

#endif
