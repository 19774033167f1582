let names = ["Grace", "Alan", "Ada"]
func countInSteps(_ text: String) -> Int {
  var found: [String] = []
  for name in names where name.hasPrefix(text) { found.append(name) }
  return found.count
}
func count(_ names: [String], _ text: String) -> Int {
  names.filter { $0.hasPrefix(text) }.count
}

print("in steps:", countInSteps("A") == 2, countInSteps("A") == 2)
print("functional:", count(names, "A") == 2, count(names, "A") == 2)
