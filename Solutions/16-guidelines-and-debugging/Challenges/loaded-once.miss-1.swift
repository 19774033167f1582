// The news is shared before it is counted, and so the count is not.
let contract = SignalContract(
  .cold, .one, of: String.self, completion: "at once", multicast: true)
var loads = 0
let news = Signal.return("the news").replay().initially { loads += 1 }
let checked = news.checking(
  contract, starts: { loads }, report: { print("broken:", $0.reason) })
checked.subscribeNext { print($0) }
checked.subscribeNext { print($0) }
