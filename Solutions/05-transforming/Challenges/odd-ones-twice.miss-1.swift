// This makes one value with two digits. A stream of two values is wanted.
let digits = "123456789".lazyList.map(String.init)
let twice = digits.flattenMap { [$0, $0].lazyList }
print(twice.array.joined(separator: " "))
let odd = digits.flattenMap { digit in
  Int(digit)!.isMultiple(of: 2) ? .empty() : .return(digit + digit)
}
print(odd.array.joined(separator: " "))
