let rows = Signal<String> { subscriber in
  print("subscribed")
  subscriber.sendNext("Ada")
  subscriber.sendError(ServerError.offline)
  return nil
}
let values = rows.catchTo(.empty()).values
print("no loop yet")
do {
  for try await row in values { print(row) }
  print("the end")
} catch {
  print("caught: \(error)")
}
