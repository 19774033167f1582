let history = try TemporaryFile("swift\nsignal\nswitch\n")
print(try local("sw", in: history.url).toArray())
history.remove()
print(
  try String.signal(contentsOf: history.url, on: .background())
    .map { $0.split(separator: "\n").map(String.init) }
    .map { lines in lines.filter { $0.hasPrefix("sw") } }
    .catchTo(.empty())
    .toArray())
