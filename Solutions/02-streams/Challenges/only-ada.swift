let contacts = ["Ada", "Ben", "Cai"].lazyList.map { name in
  print("load \(name)")
  return name
}
print("the screen opens")
for name in contacts {
  print("show \(name)")
  break
}
