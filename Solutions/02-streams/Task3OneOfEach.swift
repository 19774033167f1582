import Contacts
import ReactiveCore

/// A contact becomes as many rows as it has numbers.
func rows(of book: LazyList<Contact>) -> LazyList<String> {
  book.flattenMap { contact in
    contact.phones.lazyList.map { "\(contact.name) \($0)" }
  }
}

/// The field is listened to inside the signal's closure, so once for each subscriber.
func texts(of field: Field) -> Signal<String> {
  let typed = Signal<String> { subscriber in
    field.listen { subscriber.sendNext($0) }
    return nil
  }
  return typed.map { $0.trimmed }.filter { !$0.isEmpty }
}
