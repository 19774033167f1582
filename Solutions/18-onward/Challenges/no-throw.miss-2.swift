// `materialize` makes a value of each event, and the loop prints all of them: the error, too.
let rows = Signal.return("Ada").concat(.error(ServerError.offline))
do {
  for try await row in rows.materialize().values { print(row) }
  print("the end")
} catch {
  print("caught: \(error)")
}
