let radio = ReplaySubject<String>()
radio.sendNext("news")
radio.subscribeNext { print("Ann hears \($0)") }
radio.sendNext("weather")
radio.subscribeNext { print("Ben hears \($0)") }
radio.sendNext("music")
