// What our sources use of Darwin's C library, in the shapes that Swift sees on macOS: a thread is a
// pointer, a file action is an opaque one, a mutex has other sizes. No more than type-checking needs.

typedef unsigned long size_t;
typedef long ssize_t;
typedef int pid_t;
int *_Nonnull __error(void);
#define EAGAIN 35
#define EINTR 4
#define EPIPE 32
char *_Nullable getenv(const char *_Nonnull);
char *strdup(const char *);
char *strerror(int);
void free(void *_Nullable);

// Threads
typedef struct _opaque_pthread_t { long sig; char opaque[8176]; } *pthread_t;
typedef struct { long sig; char opaque[56]; } pthread_mutex_t;
typedef struct { long sig; char opaque[40]; } pthread_cond_t;
typedef struct { long sig; char opaque[8]; } pthread_mutexattr_t;
typedef struct { long sig; char opaque[8]; } pthread_condattr_t;
typedef unsigned long pthread_key_t;
pthread_t pthread_self(void);
void *pthread_get_stackaddr_np(pthread_t);
size_t pthread_get_stacksize_np(pthread_t);
int pthread_key_create(pthread_key_t *, void (*_Nullable)(void *_Nonnull));
void *_Nullable pthread_getspecific(pthread_key_t);
int pthread_setspecific(pthread_key_t, const void *_Nullable);
int pthread_mutex_init(pthread_mutex_t *_Nonnull, const pthread_mutexattr_t *_Nullable);
int pthread_mutex_lock(pthread_mutex_t *_Nonnull);
int pthread_mutex_unlock(pthread_mutex_t *_Nonnull);
int pthread_cond_init(pthread_cond_t *_Nonnull, const pthread_condattr_t *_Nullable);
int pthread_cond_destroy(pthread_cond_t *_Nonnull);
int pthread_cond_wait(pthread_cond_t *_Nonnull, pthread_mutex_t *_Nonnull);
int pthread_cond_signal(pthread_cond_t *_Nonnull);

// Files and terminals
typedef struct __sFILE FILE;
struct pollfd { int fd; short events; short revents; };
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };
#define O_RDONLY 0
#define O_WRONLY 1
#define F_GETFD 1
#define F_SETFD 2
#define FD_CLOEXEC 1
#define POLLIN 1
#define POLLOUT 4
int pipe(int *);
int close(int);
ssize_t read(int, void *_Nullable, size_t);
ssize_t write(int, const void *_Nullable, size_t);
int fflush(FILE *_Nullable);
int isatty(int);
int poll(struct pollfd *, unsigned int, int);

// Processes and signals
typedef void *posix_spawn_file_actions_t;
typedef void *posix_spawnattr_t;
typedef unsigned int sigset_t;
#define SIGINT 2
#define SIGPIPE 13
#define POSIX_SPAWN_SETSIGDEF 0x0004
void (*signal(int, void (*)(int)))(int);
int sigemptyset(sigset_t *);
int sigaddset(sigset_t *, int);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_setsigdefault(posix_spawnattr_t *, const sigset_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnp(
  pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *,
  char *const *_Nonnull, char *const *);
pid_t waitpid(pid_t, int *, int);
void _exit(int) __attribute__((noreturn));

// The network's addresses
typedef unsigned char sa_family_t;
struct in_addr { unsigned int s_addr; };
struct sockaddr { unsigned char sa_len; sa_family_t sa_family; char sa_data[14]; };
struct sockaddr_in {
  unsigned char sin_len; sa_family_t sin_family; unsigned short sin_port;
  struct in_addr sin_addr; char sin_zero[8];
};
struct ifaddrs {
  struct ifaddrs *ifa_next; char *ifa_name; unsigned int ifa_flags;
  struct sockaddr *ifa_addr, *ifa_netmask, *ifa_dstaddr; void *ifa_data;
};
#define AF_INET 2
#define IFF_UP 1
#define IFF_LOOPBACK 8
int getifaddrs(struct ifaddrs **);
void freeifaddrs(struct ifaddrs *);
