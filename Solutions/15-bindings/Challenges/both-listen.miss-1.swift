// Each subject is sent to by its own closure, and the second closure replaces the first.
final class Field {
  var onText: (String) -> Void = { _ in }
}
let field = Field()
let (header, list) = (Subject<String>(), Subject<String>())
field.onText = { header.sendNext($0) }
field.onText = { list.sendNext($0) }
header.subscribeNext { print("header: \($0)") }
list.subscribeNext { print("list: \($0)") }
field.onText("ca")
field.onText("cat")
