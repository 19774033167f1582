// The display has a subject, and the printer takes the callback all the same.
final class Scale {
  var onWeight: (Int) -> Void = { _ in }
}
let scale = Scale()
let weights = Subject<Int>()
scale.onWeight = { weights.sendNext($0) }
weights.subscribeNext { print("display: \($0) g") }
scale.onWeight = { print("printer: \($0) g") }
scale.onWeight(120)
scale.onWeight(125)
