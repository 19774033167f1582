// To keep the last value is enough.
let radio = ReplaySubject<String>(capacity: 1)
radio.sendNext("news")
radio.subscribeNext { print("Ann hears \($0)") }
radio.sendNext("weather")
radio.subscribeNext { print("Ben hears \($0)") }
radio.sendNext("music")
