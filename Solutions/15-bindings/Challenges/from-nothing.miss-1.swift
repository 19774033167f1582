// The label is bound, but the text is set by the program, and a field does not send that.
final class Label { var text = "" }
let (field, label) = (TextField(), Label())
field.texts.bind(to: \.text, on: label)
field.text = "ada"
print(label.text)
