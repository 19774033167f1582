// The names of the arguments have changed, and not their order: the first is the list so far.
// snippet.hide
let scheduler = TestScheduler()
// snippet.show
let database = Signal.return(["Database data-1", "Database data-2"])
  .delay(.milliseconds(300), on: scheduler)
let network = Signal.return(["Network-1", "Network-2"])
  .delay(.seconds(3), on: scheduler)
database.merge(network)
  .scan([]) { answer, list in answer + list }
  .subscribeNext { print($0) }
scheduler.run()
