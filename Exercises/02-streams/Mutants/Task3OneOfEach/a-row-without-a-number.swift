// Misconception: A contact without a number is a row without one. See *None, one or many*, page 02.
import Contacts
import ReactiveCore

func rows(of book: LazyList<Contact>) -> LazyList<String> {
  book.flattenMap { contact -> LazyList<String> in
    contact.phones.isEmpty
      ? .return(contact.name) : contact.phones.lazyList.map { "\(contact.name) \($0)" }
  }
}

func texts(of field: Field) -> Signal<String> {
  let typed = Signal<String> { subscriber in
    field.listen { subscriber.sendNext($0) }
    return nil
  }
  return typed.map { $0.trimmed }.filter { !$0.isEmpty }
}
