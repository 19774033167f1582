// `concat` has the order, but each picture waits for the one before: nine seconds.
let clock = TestScheduler()
let server = Server(slow: ["Ada": .seconds(4), "Cai": .seconds(3)], on: clock)
let names = ["Ada", "Cai", "Grace"]
let avatars = names.lazyList.signal(on: clock).map(server.avatar)
let lists = [
  ("flatten", avatars.flatten().collect()),
  ("zip", avatars.concat().collect()),
]
for (word, list) in lists {
  list.subscribeNext {
    print("\(word) \(clock.now): \($0.joined(separator: " "))")
  }
}
clock.run()
