// Other numbers in the same nest: the order of the calls would not matter.
func add(_ a: Int, _ b: Int) -> Int { a + b }
func multiply(_ a: Int, _ b: Int) -> Int { a * b }
func subtract(_ a: Int, _ b: Int) -> Int { a - b }

let result = subtract(multiply(add(1, 3), 2), 4)
print(result)
