let avatars = ["Grace", "Ada", "Cai", "Alan", "Ben"].lazyList
  .filter { name in
    print("does \(name) match?")
    return name.hasPrefix("A")
  }
  .map { name in
    print("drawing \(name)")
    return "(\(name.prefix(1)))"
  }
print(avatars.tail.head ?? "none")
