// A variable would follow, because it can change.
var b = 1
let c = 2
var a = b + c
print("a is \(a)")
b = 10
print("b is \(b), and a is \(a)")
