// The error is a value now, and the loop prints it.
let news = Signal.return("headline").concat(.error(SignalError.timedOut))
do {
  for try await line in news.materialize().values { print(line) }
  print("the end")
} catch {
  print("caught: \(error)")
}
