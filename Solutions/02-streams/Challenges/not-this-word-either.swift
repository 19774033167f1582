let radio = Subject<String>()
let message = radio.bind {
  var count = 0
  return { word, stop in
    count += 1
    return word == "over" ? nil : .return("\(count). \(word)")
  }
}
message.subscribeNext { print($0) }
for word in ["hear", "me", "over", "krrk"] { radio.sendNext(word) }
