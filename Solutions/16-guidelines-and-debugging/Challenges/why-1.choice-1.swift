let names = Subject<String>()
let saved = names.share().doNext { print("saving \($0) for each") }
saved.subscribe()
saved.subscribe()

let shared = names.doNext { print("saving \($0) for all") }.publish()
shared.signal.subscribe()
shared.signal.subscribe()
shared.connect()

names.sendNext("Ada")
