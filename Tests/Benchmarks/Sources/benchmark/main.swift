import Foundation

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  switch options.action {
  case .help: print(Options.help)
  case .list: for workload in Workload.all { print("\(workload.id)\t\(workload.title)") }
  case .grow: print(Growth.table(rounds: options.rounds))
  case .measure: try measure(options)
  }
} catch let error as UsageError {
  FileHandle.standardError.write(Data("benchmark: \(error.message)\n".utf8))
  exit(64)
}

func measure(_ options: Options) throws {
  let chosen = Workload.all.filter { options.selects($0.id) }
  if chosen.isEmpty { throw UsageError("no workload matches; --list shows them all") }
  var results: [Result] = []
  for (index, workload) in chosen.enumerated() {
    Progress.show("\(index + 1)/\(chosen.count) \(workload.id) \(workload.title)")
    results.append(workload.measured(rounds: options.rounds))
  }
  Progress.clear()
  print(options.isJSON ? try Report(results).json() : Report(results).table)
  if results.contains(where: \.isAboveLimit) { exit(1) }
}
