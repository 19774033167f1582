// `total` is set back before it is returned, so every bill is 0.
var total = 0
func billInSteps(_ friends: Int) -> Int {
  total += 1 + 2
  total *= friends
  total -= 4
  total = 0
  return total
}
func bill(_ friends: Int) -> Int { (1 + 2) * friends - 4 }

print("in steps:", billInSteps(3) == 5, billInSteps(3) == 5)
print("functional:", bill(3) == 5, bill(3) == 5)
