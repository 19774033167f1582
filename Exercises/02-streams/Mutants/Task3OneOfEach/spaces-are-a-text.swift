// Misconception: A text of spaces is not empty, even without its spaces. See *One pipeline, two streams*, page 02.
import Contacts
import ReactiveCore

func rows(of book: LazyList<Contact>) -> LazyList<String> {
  book.flattenMap { contact in
    contact.phones.lazyList.map { "\(contact.name) \($0)" }
  }
}

func texts(of field: Field) -> Signal<String> {
  let typed = Signal<String> { subscriber in
    field.listen { subscriber.sendNext($0) }
    return nil
  }
  return typed.filter { !$0.isEmpty }.map { $0.trimmed }
}
