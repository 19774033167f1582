// Misconception: Each contact becomes one row. See *None, one or many*, page 02.
import Contacts
import ReactiveCore

func rows(of book: LazyList<Contact>) -> LazyList<String> {
  book.filter { !$0.phones.isEmpty }.map { "\($0.name) \($0.phones[0])" }
}

func texts(of field: Field) -> Signal<String> {
  let typed = Signal<String> { subscriber in
    field.listen { subscriber.sendNext($0) }
    return nil
  }
  return typed.map { $0.trimmed }.filter { !$0.isEmpty }
}
