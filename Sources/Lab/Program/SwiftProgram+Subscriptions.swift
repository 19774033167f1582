extension SwiftProgram {
  /// What is subscribed and connected, in the order of a run.
  func subscriptions(
    _ line: (_ name: String, _ start: Duration?, _ end: Duration?) -> [String]
  ) -> [String] {
    var lines = experiment.subscribedAtOnce.flatMap { line($0, nil, nil) }
    for entry in experiment.lines {
      switch entry {
      case .subscribe(let name, let start, let end): lines += line(name, start, end)
      case .connect(let name, let start, let end):
        let connect = "\(names[name]).connect()"
        if let end {
          let connection = names[name].filter { $0 != "`" } + "Connection"
          lines += [
            "let \(connection) = SerialDisposable()",
            "scheduler.schedule(after: \(start.swift)) { \(connection).disposable = \(connect) }",
            "scheduler.schedule(after: \(end.swift)) { \(connection).dispose() }",
          ]
        } else {
          lines.append("scheduler.schedule(after: \(start.swift)) { \(connect) }")
        }
      case .signal, .setting, .blank: break
      }
    }
    return lines
  }

  func times(_ start: Duration?, _ end: Duration?) -> String {
    let at = start.map { ", at: \($0.swift)" } ?? ""
    return at + (end.map { ", until: \($0.swift)" } ?? "")
  }
}
