// The old listener hears the new connection, too.
let scheduler = TestScheduler()
var starts = 0
let ticker = scheduler.cold("-1-2-3-4-|").initially { starts += 1 }
let connection = ticker.publish()
connection.signal.subscribeNext { print($0) }
let first = connection.connect()
print("the same disposable: \(connection.connect() === first)")
scheduler.advance(by: .seconds(4))
first.dispose()
let second = ticker.publish()
second.connect()
scheduler.run()
print("starts: \(starts)")
