// What is not eaten is cooked all the same: the loop still reads every dish.
let dishes = ["soup", "rice", "tea"].lazyList.map { dish in
  print("cook \(dish)")
  return dish
}
print("a guest sits down")
for dish in dishes where dish == "soup" { print("eat \(dish)") }
