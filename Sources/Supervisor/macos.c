#ifdef __APPLE__
#include "supervisor.h"

#include <errno.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#include <libproc.h>

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

int close_from(int first) {
  struct proc_fdinfo open[512];
  for (;;) {
    int size = proc_pidinfo(getpid(), PROC_PIDLISTFDS, 0, open, sizeof open);
    if (size <= 0) return 0;
    int closed = 0;
    for (int i = 0; i < size / (int)sizeof *open; i++) {
      if (open[i].proc_fd >= first && close(open[i].proc_fd) == 0) closed++;
    }
    // There may be more than the list has room for.
    if (closed == 0) return 1;
  }
}

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
