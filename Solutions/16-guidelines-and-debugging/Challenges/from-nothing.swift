final class Contact {
  @Observed(name: "name") var name = "?"
}
let contact = Contact()
let chosen = contact.$name
  .filter { $0.hasPrefix("A") }
  .take(2)
print(chosen)
chosen.subscribeNext { print($0) }
for name in ["Ada", "Ben", "Alan"] { contact.name = name }
