/// Answers that are right only if they reach what a box keeps away, and wrong answers that disturb the tests.
///
/// What a box keeps away by each of its means, BoxTests try; these show that an answer is in one.
enum Attacks {
  /// True where an attack had its way: the answer is right then, and wrong otherwise.
  static let reaches: [(name: String, attack: String)] = [
    ("ReadHome", "!names(in: NSHomeDirectoryForUser(\"root\") ?? \"/root\").isEmpty"),
    ("ReadOwnSource", "reads(#filePath)"),
    ("ReadTests", "reads(course + \"/Exercises/04-signals/Tests/Exercise04Tests\")"),
    ("ReadSolutions", "!names(in: course + \"/Solutions/04-signals\").isEmpty"),
    ("ReadMutants", "!names(in: course + \"/Exercises/04-signals/Mutants\").isEmpty"),
    ("ReadMarks", "!names(in: course + \"/.course\").isEmpty"),
    ("ReadEnvironmentOfParent", "reads(\"/proc/1/environ\")"),
    ("WriteMemoryOfParent", "opens(\"/proc/1/mem\", O_RDWR)"),
    ("DescriptorsOfParent", "(0...9).contains { opens(\"/proc/1/fd/\\($0)\", O_RDWR) }"),
    ("OtherPrograms", "names(in: \"/proc\").contains { (Int($0) ?? 0) > 99 }"),
    ("WriteRoot", "writes(\"/attack\")"),
    ("WriteOwnProgram", "opens(CommandLine.arguments[0], O_RDWR)"),
    ("TypeIntoTerminal", "types(into: 0) || types(into: 1) || types(into: 2) || types(into: 3)"),
    ("SessionOfParent", "getsid(0) != getpid()"),
    ("ConnectOutside", "connects(\"1.1.1.1\", 80)"),
    ("ConnectLoopback", "(20...200).contains { connects(\"127.0.0.1\", UInt16($0)) }"),
    ("BecomeRoot", "setuid(0) == 0 || geteuid() == 0"),
    ("Mount", "mount(\"none\", \"/usr\", \"tmpfs\", 0, nil) == 0"),
    ("MoreMemory", "raises(RLIMIT_AS)"),
    ("FillDisk", "fills(megabytes: 200)"),
    ("Environment", "ProcessInfo.processInfo.environment[\"HOME\"] != \"/tmp\""),
    ("ChildReadsCourse", "said(by: \"/bin/ls\", course).count > 0"),
    (
      "ChildWritesMemory",
      "said(by: \"/bin/sh\", \"-c\", \": 2>&1 >>/proc/$PPID/mem && echo written\").contains(\"written\")"
    ),
  ]

  /// What is done beside a wrong result, which stays wrong.
  static let disturbances: [(name: String, code: String)] = [
    ("ReportElsewhere", "_ = dup2(open(\"/dev/null\", O_WRONLY), 3)"),
    (
      "ReadTokenAgain",
      "var b = [UInt8](repeating: 0, count: 4096); _ = recv(3, &b, 4096, 64); write(3, b, 4096)"
    ),
    ("LeaveByThread", "Thread.detachNewThread { usleep(1000); _exit(0) }; usleep(500_000)"),
    ("KillSelf", "_ = kill(getpid(), SIGKILL)"),
    ("StopSelf", "_ = kill(getpid(), SIGSTOP)"),
    ("KillAll", "_ = kill(-1, SIGKILL)"),
    ("KillParent", "_ = kill(getppid(), SIGKILL)"),
    ("StopParent", "_ = kill(getppid(), SIGSTOP)"),
    ("InterruptParent", "_ = kill(getppid(), SIGINT)"),
    ("EndThread", "pthread_exit(nil)"),
  ]
}
