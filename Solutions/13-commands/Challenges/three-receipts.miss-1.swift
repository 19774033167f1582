// Each of them orders.
let scheduler = TestScheduler()
let order = Command<String, String>(scheduler: scheduler) { item in
  scheduler.cold("x|")
    .doNext { _ in print("sent to the shop") }
    .map { _ in "receipt for \(item)" }
}
let receipt = order.execute("tea")
order.execute("tea").subscribeNext { print("in a hurry: \($0)") }
scheduler.run()
receipt.subscribeNext { print("late: \($0)") }
receipt.subscribeNext { print("very late: \($0)") }
