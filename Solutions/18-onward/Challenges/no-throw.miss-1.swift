// A retry asks once more, and the same error is thrown after a second Ada.
let rows = Signal.return("Ada").concat(.error(ServerError.offline))
do {
  for try await row in rows.retry(1).values { print(row) }
  print("the end")
} catch {
  print("caught: \(error)")
}
