// An empty list is a value: `toArray` returns a list that holds one empty list.
let history = try TemporaryFile("swift\nsignal\nswitch\n")
print(try local("sw", in: history.url).toArray())
history.remove()
print(
  try String.signal(contentsOf: history.url, on: .background())
    .map { $0.split(separator: "\n").map(String.init) }
    .catchTo(.return([]))
    .map { lines in lines.filter { $0.hasPrefix("sw") } }
    .toArray())
