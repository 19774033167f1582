// Misconception: A signal has to listen before somebody subscribes. See *Make one*, page 01.
import Contacts
import ReactiveCore

func rows(of book: LazyList<Contact>) -> LazyList<String> {
  book.flattenMap { contact in
    contact.phones.lazyList.map { "\(contact.name) \($0)" }
  }
}

func texts(of field: Field) -> Signal<String> {
  let typed = Subject<String>()
  field.listen { typed.sendNext($0) }
  return typed.map { $0.trimmed }.filter { !$0.isEmpty }
}
