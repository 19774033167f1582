// A filter before the step only hides the word from it.
let radio = Subject<String>()
let message = radio.filter { $0 != "over" }.bind {
  var count = 0
  return { word, stop in
    count += 1
    stop = word == "over"
    return .return("\(count). \(word)")
  }
}
message.subscribeNext { print($0) }
for word in ["hear", "me", "over", "krrk"] { radio.sendNext(word) }
