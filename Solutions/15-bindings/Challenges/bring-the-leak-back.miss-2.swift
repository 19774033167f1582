// The callback keeps the label, but `take` releases the callback with the first value.
final class Label {
  var text = ""
  deinit { print("label released") }
}
let seconds = Subject<Int>()
do {
  let label = Label()
  seconds.take(1).subscribeNext { label.text = "\($0) s left" }
  seconds.sendNext(30)
  print(label.text)
}
seconds.sendNext(29)
print("29 was sent")
