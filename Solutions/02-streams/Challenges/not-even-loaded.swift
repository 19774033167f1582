let orders = Subject<String>()
let dishes = orders.map { dish in
  print("cook \(dish)")
  return dish
}
print("the door opens")
orders.sendNext("soup")
dishes.subscribeNext { print("serve \($0)") }
print("a quiet hour")
orders.sendNext("tea")
