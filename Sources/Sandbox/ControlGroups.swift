/// Where the system counts the processes of a tree, whoever they belong to (Linux).
struct ControlGroups: Sendable, Equatable {
  /// Which groups this process is in.
  var list = "/proc/self/cgroup"
  /// Where all groups are.
  var root = "/sys/fs/cgroup"
}
