// A variable changes only where a line assigns to it, and no line assigns to `a` again: it stays 3.
var b = 1
let c = 2
var a = b + c
print("a is \(a)")
b = 10
print("b is \(b), and a is \(a)")
