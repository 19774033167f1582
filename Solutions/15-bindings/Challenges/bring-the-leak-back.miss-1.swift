// `weak` does not keep the label, so it is released at the end of the braces.
final class Label {
  var text = ""
  deinit { print("label released") }
}
let seconds = Subject<Int>()
do {
  let label = Label()
  seconds.subscribeNext { [weak label] in label?.text = "\($0) s left" }
  seconds.sendNext(30)
  print(label.text)
}
seconds.sendNext(29)
print("29 was sent")
