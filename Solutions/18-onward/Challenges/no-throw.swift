let news = Signal.return("headline").concat(.error(SignalError.timedOut))
do {
  for try await line in news.catchTo(.empty()).values { print(line) }
  print("the end")
} catch {
  print("caught: \(error)")
}
