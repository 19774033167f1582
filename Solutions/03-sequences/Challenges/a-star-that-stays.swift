final class Row {
  var hasStar = false
  init(for name: String) { print("row for \(name)") }
}
let rows = ["Ada", "Cai", "Grace"].lazyList.map { Row(for: $0) }
rows.head?.hasStar = true
print("has a star: \(rows.head?.hasStar == true)")
