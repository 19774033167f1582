#define _GNU_SOURCE
#include "supervisor.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <unistd.h>

// Between fork and exec only what is safe in a signal handler may be called: the caller has threads.

extern char **environ;

static void report(int status, int failed_step, int value) {
  struct supervisor_report report = {failed_step, value};
  while (write(status, &report, sizeof report) == -1 && errno == EINTR) {}
}

static _Noreturn void give_up(int status, int failed_step, int value) {
  report(status, failed_step, value);
  _exit(127);
}

static void limit(int resource, uint64_t most) {
  if (most == 0) return;
  struct rlimit both;
  if (getrlimit(resource, &both) != 0) return;
  if (both.rlim_max != RLIM_INFINITY && both.rlim_max < most) most = both.rlim_max;
  both.rlim_cur = most;
  both.rlim_max = most;
  setrlimit(resource, &both);
}

static int descriptor_limit(void) {
  struct rlimit both;
  if (getrlimit(RLIMIT_NOFILE, &both) != 0 || both.rlim_cur > 65536) return 65536;
  return (int)both.rlim_cur;
}

/// Lays the wanted descriptors out as 0, 1, 2 …, then the kept ones, and closes all others.
static void lay_descriptors(const int *wanted, int count, int *kept[], int kept_count) {
  enum { most = 32 };
  int sources[most];
  int all = count + kept_count;
  if (all > most) _exit(126);
  for (int i = 0; i < all; i++) {
    int source = i < count ? wanted[i] : *kept[i - count];
    sources[i] = fcntl(source, F_DUPFD, most);
  }
  for (int i = 0; i < all; i++) dup2(sources[i], i);
  for (int i = 0; i < kept_count; i++) {
    *kept[i] = count + i;
    fcntl(count + i, F_SETFD, FD_CLOEXEC);
  }
  if (close_from(all)) return;
  for (int i = all, end = descriptor_limit(); i < end; i++) close(i);
}

static void restore_signals(void) {
  struct sigaction standard;
  memset(&standard, 0, sizeof standard);
  standard.sa_handler = SIG_DFL;
  for (int number = 1; number < 32; number++) sigaction(number, &standard, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

static _Noreturn void become_command(const struct supervisor_request *request, int status) {
  // A session of its own: no terminal to type into, and the supervisor is not in its group.
  setsid();
  restore_signals();
  if (request->folder && chdir(request->folder) != 0)
    give_up(status, supervisor_step_folder, errno);
  limit(RLIMIT_AS, request->address_space);
  limit(RLIMIT_FSIZE, request->file_size);
#ifdef RLIMIT_NPROC
  if (request->is_boxed) limit(RLIMIT_NPROC, request->process_count);
#endif
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  give_up_rights();
  environ = (char **)request->environment;
  execvp(request->arguments[0], request->arguments);
  give_up(status, supervisor_step_program, errno);
}

static void wake(int number) { (void)number; }

/// Waits for the command's end, or for the end of interest in it.
static _Noreturn void supervise(
  pid_t command, const struct supervisor_request *request, int status, int lifeline
) {
  sigset_t all_open;
  sigemptyset(&all_open);
  for (;;) {
    int end = 0;
    pid_t ended;
    while ((ended = waitpid(-1, &end, WNOHANG)) > 0) {
      if (ended != command) continue;
      while (!kill_descendants(request->is_boxed, command)) {}
      report(status, 0, end);
      _exit(0);
    }
    fd_set descriptors;
    FD_ZERO(&descriptors);
    FD_SET(lifeline, &descriptors);
    int ready = pselect(lifeline + 1, &descriptors, NULL, NULL, NULL, &all_open);
    if (ready > 0) {
      while (!kill_descendants(request->is_boxed, command)) {}
      // Reported even if nobody reads it: a missing report means that the supervisor was killed.
      report(status, 0, SIGKILL);
      _exit(0);
    }
  }
}

static _Noreturn void become_supervisor(
  const struct supervisor_request *request, int status, int lifeline
) {
  setsid();
  int *kept[] = {&status, &lifeline};
  lay_descriptors(request->descriptors, request->descriptor_count, kept, 2);

  sigset_t child;
  sigemptyset(&child);
  sigaddset(&child, SIGCHLD);
  restore_signals();
  sigprocmask(SIG_SETMASK, &child, NULL);
  struct sigaction waking;
  memset(&waking, 0, sizeof waking);
  waking.sa_handler = wake;
  sigaction(SIGCHLD, &waking, NULL);
  signal(SIGPIPE, SIG_IGN);

  if (request->is_boxed) {
    int problem = enter_box(request);
    if (problem != 0) give_up(status, supervisor_step_files, problem);
  }
  close_to_others();
  supervisor_adopt_orphans();
  pid_t command = fork_without_locks();
  if (command == -1) give_up(status, supervisor_step_program, errno);
  if (command == 0) become_command(request, status);
  for (int i = 0; i < request->descriptor_count; i++) close(i);
  supervise(command, request, status, lifeline);
}

static int cloexec_pipe(int ends[2]) {
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
}

pid_t supervisor_start(const struct supervisor_request *request, int *status, int *lifeline) {
  int statuses[2], lifelines[2];
  if (cloexec_pipe(statuses) != 0) return -1;
  if (cloexec_pipe(lifelines) != 0) {
    int problem = errno;
    close(statuses[0]);
    close(statuses[1]);
    errno = problem;
    return -1;
  }
  // No handler of the caller's may run in the new process.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t supervisor = fork_for(request);
  int problem = errno;
  if (supervisor == 0) become_supervisor(request, statuses[1], lifelines[0]);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(statuses[1]);
  close(lifelines[0]);
  if (supervisor == -1) {
    close(statuses[0]);
    close(lifelines[1]);
    errno = problem;
    return -1;
  }
  *status = statuses[0];
  *lifeline = lifelines[1];
  return supervisor;
}
