// Misconception: All contacts have to be read before there can be rows. See *Pull*, page 02.
import Contacts
import ReactiveCore

func rows(of book: LazyList<Contact>) -> LazyList<String> {
  Array(book).flatMap { contact in contact.phones.map { "\(contact.name) \($0)" } }.lazyList
}

func texts(of field: Field) -> Signal<String> {
  let typed = Signal<String> { subscriber in
    field.listen { subscriber.sendNext($0) }
    return nil
  }
  return typed.map { $0.trimmed }.filter { !$0.isEmpty }
}
