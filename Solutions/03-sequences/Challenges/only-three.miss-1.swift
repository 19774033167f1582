// `eager` computes the whole list at once, as an array would.
let names = (1...1000).map { "Name \($0)" }
var drawn = 0
let avatars = names.lazyList.eager.map { name in
  drawn += 1
  return "(\(name.prefix(1)))"
}
for _ in avatars.prefix(3) {}
print("\(drawn) drawn")
