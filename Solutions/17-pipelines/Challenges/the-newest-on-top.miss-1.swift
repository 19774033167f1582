// `merge` sends in the order of arrival, whichever signal is named first.
// snippet.hide
let scheduler = TestScheduler()
// snippet.show
let database = Signal.return(["Database data-1", "Database data-2"])
  .delay(.milliseconds(300), on: scheduler)
let network = Signal.return(["Network-1", "Network-2"])
  .delay(.seconds(3), on: scheduler)
network.merge(database)
  .scan([], +)
  .subscribeNext { print($0) }
scheduler.run()
