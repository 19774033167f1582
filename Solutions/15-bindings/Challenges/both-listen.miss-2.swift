// The last one who listens is heard.
final class Scale {
  var onWeight: (Int) -> Void = { _ in }
}
let scale = Scale()
scale.onWeight = { print("printer: \($0) g") }
scale.onWeight = { print("display: \($0) g") }
scale.onWeight(120)
scale.onWeight(125)
