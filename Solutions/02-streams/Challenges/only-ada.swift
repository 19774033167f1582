let dishes = ["soup", "rice", "tea"].lazyList.map { dish in
  print("cook \(dish)")
  return dish
}
print("a guest sits down")
for dish in dishes {
  print("eat \(dish)")
  break
}
