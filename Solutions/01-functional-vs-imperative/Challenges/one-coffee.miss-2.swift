// The discount goes inside: each piece of cake gets it.
func add(_ a: Int, _ b: Int) -> Int { a + b }
func multiply(_ a: Int, _ b: Int) -> Int { a * b }
func subtract(_ a: Int, _ b: Int) -> Int { a - b }

let result = add(1, multiply(subtract(2, 4), 3))
print(result)
