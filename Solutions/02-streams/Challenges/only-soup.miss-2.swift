// A `filter` behind the kitchen does not stop the kitchen. To test a dish it has to be cooked.
let dishes = ["soup", "rice", "tea"].lazyList.map { dish in
  print("cook \(dish)")
  return dish
}
print("a guest sits down")
for dish in dishes.filter({ $0 == "soup" }) { print("eat \(dish)") }
