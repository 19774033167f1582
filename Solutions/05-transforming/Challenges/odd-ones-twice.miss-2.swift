// The digits are twice there already, but the closure still writes `_` behind each.
let digits = "123456789".lazyList.map(String.init)
let twice = digits.flattenMap { [$0, $0].lazyList }
print(twice.array.joined(separator: " "))
let odd = twice.flattenMap { digit in
  Int(digit)!.isMultiple(of: 2) ? .empty() : .return(digit + "_")
}
print(odd.array.joined(separator: " "))
