import Contacts
import ReactiveCore

/// Returns one row for each phone number of each contact.
func rows(of book: LazyList<Contact>) -> LazyList<String> {
  book.flattenMap { contact in
    contact.phones.lazyList.map { "\(contact.name) \($0)" }
  }
}

/// Returns a signal that sends the trimmed texts of a field, except empty ones.
///
/// The signal's closure runs for each subscriber, so each subscriber has its own listener.
func texts(of field: Field) -> Signal<String> {
  let typed = Signal<String> { subscriber in
    field.listen { subscriber.sendNext($0) }
    return nil
  }
  return typed.map { $0.trimmed }.filter { !$0.isEmpty }
}
