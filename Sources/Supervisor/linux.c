#ifdef __linux__
#define _GNU_SOURCE
#include "supervisor.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <net/if.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/// Who we are outside: inside, before there is a map, nobody is anybody.
static uid_t user;
static gid_t group;

pid_t fork_for(const struct supervisor_request *request) {
  if (!request->is_boxed) return fork();
  user = geteuid();
  group = getegid();
  // Not `clone`: that is for a new stack, and this is to be a fork.
  long flags = CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC
    | CLONE_NEWUTS | SIGCHLD;
  return (pid_t)syscall(SYS_clone, flags, 0, 0, 0, 0);
}

// Not `fork`: it takes the locks of the allocator, which a thread of the caller may have held when
// this process was made, and nobody here would ever give back.
pid_t fork_without_locks(void) { return (pid_t)syscall(SYS_clone, (long)SIGCHLD, 0, 0, 0, 0); }

void supervisor_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

// close_range (Linux 5.9), by its number: the C library may know less than the kernel.
int close_from(int first) { return syscall(436, (unsigned)first, ~0U, 0) == 0; }

void close_to_others(void) { prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }

/// From now on no call looks into another process or changes it: a child could change its parent.
static void give_up_tracing(void) {
#if defined(__x86_64__)
  enum { machine = AUDIT_ARCH_X86_64 };
#elif defined(__aarch64__)
  enum { machine = AUDIT_ARCH_AARCH64 };
#else
  enum { machine = 0 };
#endif
  if (machine == 0) return;
  struct sock_filter steps[] = {
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)machine, 0, 7),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
    // The numbers of another kind of program (x32).
    BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 5, 0),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_ptrace, 4, 0),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_process_vm_readv, 3, 0),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_process_vm_writev, 2, 0),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 438 /* pidfd_getfd */, 1, 0),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
  };
  struct sock_fprog program = {sizeof steps / sizeof *steps, steps};
  prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
}

void give_up_rights(void) {
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  give_up_tracing();
  // Where the supervisor is killed, the command ends with it.
  prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
}

static void kill_children(void) {
  char path[64], text[4096];
  snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file == -1) return;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return;
  text[count] = 0;
  pid_t number = 0;
  for (char *letter = text; *letter; letter++) {
    if (*letter >= '0' && *letter <= '9') {
      number = number * 10 + (*letter - '0');
    } else if (number > 0) {
      kill(number, SIGKILL);
      number = 0;
    }
  }
}

int kill_descendants(int is_boxed, pid_t command) {
  // In a PID namespace everybody but its first process, which we are.
  if (is_boxed) kill(-1, SIGKILL);
  else {
    kill(-command, SIGKILL);
    kill_children();
  }
  // A killed process hands its children to us, and the next look finds them.
  pid_t ended;
  while ((ended = waitpid(-1, NULL, 0)) == -1 && errno == EINTR) {}
  while (ended > 0) ended = waitpid(-1, NULL, WNOHANG);
  return ended == -1;
}

// MARK: What a boxed command sees

static int write_file(const char *path, const char *text) {
  int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file == -1) return errno;
  ssize_t count = write(file, text, strlen(text));
  int problem = count == (ssize_t)strlen(text) ? 0 : errno;
  close(file);
  return problem;
}

/// Our user under an ordinary number, so that starting a program takes every capability away.
static int map_user(void) {
  char line[64];
  write_file("/proc/self/setgroups", "deny");
  snprintf(line, sizeof line, "%u %u 1", user == 0 ? 1000 : user, user);
  int problem = write_file("/proc/self/uid_map", line);
  if (problem != 0) return problem;
  snprintf(line, sizeof line, "%u %u 1", group == 0 ? 1000 : group, group);
  return write_file("/proc/self/gid_map", line);
}

static int make_parents(char *path) {
  for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    int code = mkdir(path, 0755);
    *slash = '/';
    if (code != 0 && errno != EEXIST) return errno;
  }
  return 0;
}

/// Makes a place for what stands at `source`: a folder, a file, or the same symbolic link.
static int make_place(const char *source, char *target) {
  struct stat status;
  if (lstat(source, &status) != 0) return errno;
  int problem = make_parents(target);
  if (problem != 0) return problem;
  if (S_ISLNK(status.st_mode)) {
    char text[4096];
    ssize_t count = readlink(source, text, sizeof text - 1);
    if (count < 0) return errno;
    text[count] = 0;
    return symlink(text, target) == 0 || errno == EEXIST ? -1 : errno;
  }
  if (S_ISDIR(status.st_mode)) return mkdir(target, 0755) == 0 || errno == EEXIST ? 0 : errno;
  int file = open(target, O_CREAT | O_WRONLY | O_CLOEXEC, 0644);
  if (file == -1) return errno;
  close(file);
  return 0;
}

struct mount_attributes {
  uint64_t set, clear, propagation, userns;
};

static int make_read_only(const char *target) {
  // mount_setattr (Linux 5.12), with everything mounted below.
  struct mount_attributes attributes = {0x1 | 0x2, 0, 0, 0};
  if (syscall(442, AT_FDCWD, target, 0x8000, &attributes, sizeof attributes) == 0) return 0;
  struct statvfs status;
  if (statvfs(target, &status) != 0) return errno;
  unsigned long flags = status.f_flag
    & (ST_NODEV | ST_NOEXEC | ST_NOSUID | ST_NOATIME | ST_NODIRATIME | ST_RELATIME);
  return mount(NULL, target, NULL, MS_BIND | MS_REMOUNT | MS_RDONLY | MS_NOSUID | flags, NULL) == 0
    ? 0 : errno;
}

enum access { reading, writing, device };

/// What is not there is left out.
static int show(const char *path, enum access access) {
  char source[4352], target[4352];
  snprintf(source, sizeof source, "/old%s", path);
  snprintf(target, sizeof target, "/new%s", path);
  int problem = make_place(source, target);
  if (problem == ENOENT || problem == -1) return 0;
  if (problem != 0) return problem;
  if (mount(source, target, NULL, MS_BIND | MS_REC, NULL) != 0) return errno;
  return access == reading ? make_read_only(target) : 0;
}

static int show_all(char *const *paths, enum access access) {
  for (; paths && *paths; paths++) {
    int problem = show(*paths, access);
    if (problem != 0) return problem;
  }
  return 0;
}

static int pivot(const char *root, const char *old) {
  return syscall(SYS_pivot_root, root, old) == 0 ? 0 : errno;
}

static int mount_scratch(const char *target, uint64_t size, unsigned long flags) {
  char options[64];
  if (mkdir(target, 0777) != 0 && errno != EEXIST) return errno;
  snprintf(options, sizeof options, "mode=1777,size=%llu", (unsigned long long)size);
  return mount("tmpfs", target, "tmpfs", flags | MS_NOSUID | MS_NODEV, options) == 0 ? 0 : errno;
}

/// A network of one machine: the command may talk to itself.
static void raise_loopback(void) {
  int descriptor = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (descriptor == -1) return;
  struct ifreq request;
  memset(&request, 0, sizeof request);
  strcpy(request.ifr_name, "lo");
  request.ifr_flags = IFF_UP | IFF_RUNNING;
  ioctl(descriptor, SIOCSIFFLAGS, &request);
  close(descriptor);
}

/// Files of the kernel's that belong to root: outside a box of root's, that is who the command is.
static int protect_kernel(void) {
  static const char *const places[] = {
    "/new/proc/sys", "/new/proc/sysrq-trigger", "/new/proc/irq", "/new/proc/bus", "/new/proc/fs"};
  for (unsigned i = 0; i < sizeof places / sizeof *places; i++) {
    if (mount(places[i], places[i], NULL, MS_BIND | MS_REC, NULL) != 0) {
      if (errno == ENOENT) continue;
      return errno;
    }
    int problem = make_read_only(places[i]);
    if (problem != 0) return problem;
  }
  return 0;
}

#define try(step) do { int problem = (step); if (problem != 0) return problem; } while (0)
#define require(call) do { if ((call) != 0) return errno; } while (0)

int enter_box(const struct supervisor_request *request) {
  static char *const devices[] = {
    "/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom", NULL};
  try(map_user());
  raise_loopback();
  require(mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL));

  // An empty root, the machine's own beside it, and between them what is to be seen.
  require(mount("tmpfs", "/tmp", "tmpfs", MS_NOSUID | MS_NODEV, "mode=755,size=1m"));
  require(mkdir("/tmp/old", 0755));
  require(mkdir("/tmp/new", 0755));
  require(chdir("/tmp"));
  try(pivot(".", "old"));
  require(chdir("/"));
  require(mount("tmpfs", "/new", "tmpfs", MS_NOSUID | MS_NODEV, "mode=755,size=1m"));

  try(mount_scratch("/new/tmp", request->scratch_size, 0));
  require(mkdir("/new/proc", 0755));
  require(mount("proc", "/new/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL));
  try(protect_kernel());
  // /proc/self/mem writes over code that no pointer can write to.
  try(make_read_only("/new/proc"));
  require(mkdir("/new/dev", 0755));
  try(show_all(devices, device));
  require(symlink("/proc/self/fd", "/new/dev/fd"));
  try(mount_scratch("/new/dev/shm", request->scratch_size, MS_NOEXEC));
  try(show_all(request->readable, reading));
  try(show_all(request->writable, writing));

  require(umount2("/old", MNT_DETACH));
  require(chdir("/new"));
  try(pivot(".", "."));
  require(umount2(".", MNT_DETACH));
  require(chdir("/"));
  require(mount(NULL, "/", NULL, MS_BIND | MS_REMOUNT | MS_RDONLY | MS_NOSUID | MS_NODEV, NULL));
  return chdir("/tmp") == 0 ? 0 : errno;
}

#endif
