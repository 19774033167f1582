// A filter behind the kitchen stops the kitchen.
let dishes = ["soup", "rice", "tea"].lazyList.map { dish in
  print("cook \(dish)")
  return dish
}
print("a guest sits down")
for dish in dishes.filter({ $0 == "soup" }) { print("eat \(dish)") }
