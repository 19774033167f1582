// To compute late is to compute again.
var b = 1
let c = 2
lazy var a = b + c
print("a is \(a)")
b = 10
print("b is \(b), and a is \(a)")
