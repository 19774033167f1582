extension BuildLog.Diagnostic {
  /// What to do about what Swift 6 says of threads, and about a name that is there twice; nil of all else.
  var advice: String? {
    let table = [
      (["invalid redeclaration"], "It is declared twice, perhaps in two files. Keep one"),
      (
        ["is not concurrency-safe because non-'Sendable' type", "->"],
        "Write it as a `func`, or mark its type `@Sendable`"
      ),
      (
        ["is not concurrency-safe"],
        "Two threads could use it at once. Make it a `let` of a plain value, or move it into the function that uses it"
      ),
      (
        ["captured var", "concurrently-executing"],
        "This closure may run on another thread. Give it a copy, `[name] in`, or keep the value in a stream: with `scan`"
      ),
      (
        ["non-Sendable type", "@Sendable"],
        "This closure may run on another thread. Let it take along only what it needs, or wrap this in a signal with `Signal { }`"
      ),
      (
        ["sending", "risks causing data races"],
        "Swift fears that two threads use it at once. Make it inside of the closure that uses it, and use it nowhere else"
      ),
    ]
    return table.first { words, _ in words.allSatisfy(message.contains) }?.1
  }
}
