import Foundation

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if options.isHelp { print(Options.help) } else { try measure(options) }
} catch let error as UsageError {
  FileHandle.standardError.write(Data("benchmark: \(error.message)\n".utf8))
  exit(64)
}

func measure(_ options: Options) throws {
  let chosen = Workload.all.filter { options.selects($0.id) }
  if chosen.isEmpty { throw UsageError("no workload matches. Omit --filter to run all.") }
  var results: [Result] = []
  for (index, workload) in chosen.enumerated() {
    Progress.show("\(index + 1)/\(chosen.count) \(workload.id) \(workload.title)")
    results.append(workload.measured(rounds: options.rounds))
  }
  Progress.clear()
  print(Report(results).table)
  if results.contains(where: \.isAboveLimit) { exit(1) }
}
