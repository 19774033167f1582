let rows = Signal.return("Ada").concat(.error(ServerError.offline))
do {
  for try await row in rows.catchTo(.empty()).values { print(row) }
  print("the end")
} catch {
  print("caught: \(error)")
}
