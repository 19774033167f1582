// snippet.hide
let scheduler = TestScheduler()
// snippet.show
let database = Database(on: scheduler).find("ca")
let server = Server(on: scheduler).find("ca")
database.merge(server)
  .scan([]) { list, answer in answer + list }
  .subscribeNext { print($0) }
scheduler.run()
