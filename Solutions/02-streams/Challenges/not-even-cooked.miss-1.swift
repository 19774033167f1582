// The soup is cooked, and then filtered out. A `filter` at the end calls off no work before it.
let orders = Subject<String>()
let dishes = orders.map { dish in
  print("cook \(dish)")
  return dish
}
dishes.filter { $0 != "soup" }.subscribeNext { print("serve \($0)") }
print("the door opens")
orders.sendNext("soup")
print("a quiet hour")
orders.sendNext("tea")
