func save(_ name: String) -> String {
  print("saving \(name)")
  return "receipt for \(name)"
}
let receipts = ["Ada", "Cai", "Grace"].lazyList.eager.map(save)
print(receipts.head == nil ? "nothing to do" : "done")
