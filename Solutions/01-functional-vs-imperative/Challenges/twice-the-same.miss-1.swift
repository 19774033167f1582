// It is one expression now, but it still reads `total`, and the first bill is left in there.
var total = 0
func billInSteps(_ friends: Int) -> Int {
  total = (total + 1 + 2) * friends - 4
  return total
}
func bill(_ friends: Int) -> Int { (1 + 2) * friends - 4 }

print("in steps:", billInSteps(3) == 5, billInSteps(3) == 5)
print("functional:", bill(3) == 5, bill(3) == 5)
