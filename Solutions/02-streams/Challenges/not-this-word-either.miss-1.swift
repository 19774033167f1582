// To filter a word out is to end with it.
let radio = Subject<String>()
let message = radio.bind {
  var count = 0
  return { word, stop in
    count += 1
    return word == "over" ? .empty() : .return("\(count). \(word)")
  }
}
message.subscribeNext { print($0) }
for word in ["hear", "me", "over", "krrk"] { radio.sendNext(word) }
