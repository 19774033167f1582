// The first text comes before the list has subscribed, and a subject keeps nothing.
final class Field {
  var onText: (String) -> Void = { _ in }
}
let field = Field()
let texts = Subject<String>()
field.onText = { texts.sendNext($0) }
texts.subscribeNext { print("header: \($0)") }
field.onText("ca")
texts.subscribeNext { print("list: \($0)") }
field.onText("cat")
