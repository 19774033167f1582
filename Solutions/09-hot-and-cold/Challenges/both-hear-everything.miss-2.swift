// A present value is a memory.
let radio = BehaviorSubject("silence")
radio.sendNext("news")
radio.subscribeNext { print("Ann hears \($0)") }
radio.sendNext("weather")
radio.subscribeNext { print("Ben hears \($0)") }
radio.sendNext("music")
