// The new listener subscribes to the old connection, and that one connects once in its life.
let scheduler = TestScheduler()
var starts = 0
let online = scheduler.cold("-1-2-3-4-|").initially { starts += 1 }
let connection = online.publish()
connection.signal.subscribeNext { print($0) }
let first = connection.connect()
print("the same disposable: \(connection.connect() === first)")
scheduler.advance(by: .seconds(4))
first.dispose()
connection.signal.subscribeNext { print($0) }
connection.connect()
scheduler.run()
print("starts: \(starts)")
