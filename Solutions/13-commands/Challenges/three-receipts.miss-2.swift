// Who keeps the disposable leaves later.
let scheduler = TestScheduler()
let order = Command<String, String>(scheduler: scheduler) { item in
  scheduler.cold("x|")
    .doNext { _ in print("sent to the shop") }
    .map { _ in "receipt for \(item)" }
}
let receipt = order.execute("tea")
let hurry = receipt.subscribeNext { print("in a hurry: \($0)") }
hurry.dispose()
scheduler.run()
receipt.subscribeNext { print("late: \($0)") }
receipt.subscribeNext { print("very late: \($0)") }
