final class Label { var text = "" }
let (field, label) = (TextField(), Label())
field.texts.bind(to: \.text, on: label)
field.type("ada")
print(label.text)
