func add(_ a: Int, _ b: Int) -> Int { a + b }
func multiply(_ a: Int, _ b: Int) -> Int { a * b }
func subtract(_ a: Int, _ b: Int) -> Int { a - b }

let result = subtract(add(1, multiply(2, 3)), 4)
print(result)
