let scheduler = TestScheduler()
var starts = 0
let online = scheduler.cold("-1-2-3-4-|").initially { starts += 1 }
let connection = online.publish()
connection.signal.subscribeNext { print($0) }
let first = connection.connect()
print("the same disposable: \(connection.connect() === first)")
scheduler.advance(by: .seconds(4))
first.dispose()
let second = online.publish()
second.signal.subscribeNext { print($0) }
second.connect()
scheduler.run()
print("starts: \(starts)")
