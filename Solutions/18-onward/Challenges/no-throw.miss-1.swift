// One more try, and the same error.
let news = Signal.return("headline").concat(.error(SignalError.timedOut))
do {
  for try await line in news.retry(1).values { print(line) }
  print("the end")
} catch {
  print("caught: \(error)")
}
