// The soup is ordered earlier, but somebody has subscribed already, so it is cooked.
let orders = Subject<String>()
let dishes = orders.map { dish in
  print("cook \(dish)")
  return dish
}
dishes.subscribeNext { print("serve \($0)") }
orders.sendNext("soup")
print("the door opens")
print("a quiet hour")
orders.sendNext("tea")
