// `take(1)` takes the text at the start, which is empty, and ends the binding.
final class Label { var text = "" }
let (field, label) = (TextField(), Label())
field.texts.take(1).bind(to: \.text, on: label)
field.type("ada")
print(label.text)
