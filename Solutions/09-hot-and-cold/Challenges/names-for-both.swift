let clock = TestScheduler()
let (database, server) = (Database(on: clock), Server(on: clock))
// snippet.hide
func log(_ message: String) { print("\(clock.now): \(message)") }
// snippet.show
let cold = search("ca", database, server)
  .initially { log("the search starts") }
let found = Subject<[String]>()
found.subscribeNext { log("list: \($0.joined(separator: " "))") }
clock.advance(by: .seconds(2))
cold.subscribe(found)
found.subscribeNext { log("header: \($0.count) found") }
clock.advance(by: .seconds(2))
clock.advance(by: .seconds(3))
