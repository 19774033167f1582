// `lazy` computes late, but only once: at the first read. The 3 is kept, whatever `b` becomes.
var b = 1
let c = 2
lazy var a = b + c
print("a is \(a)")
b = 10
print("b is \(b), and a is \(a)")
