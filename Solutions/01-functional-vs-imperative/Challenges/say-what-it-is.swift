final class DataSource {
  var names = ["Ada", "Grace", "Alan"]
  var text = ""
  var rows: [String] { names.filter { $0.hasPrefix(text) } }
  func search(_ text: String) { self.text = text }
  func join(_ name: String) { names.append(name) }
}
let source = DataSource()
source.search("A")
source.join("Anita")
for row in source.rows { print(row) }
