import Contacts
import ReactiveCore

// Task 3: one of each.
//
//     book     Ada: 1815, 1852    Alan: none    Grace: 1906
//     rows     Ada 1815    Ada 1852    Grace 1906
//
//     field    --" ca"---"  "---"cat"---
//     texts    --ca-----------cat---
//
// Page: 02-streams, "One pipeline, two streams", "None, one or many"

/// - Each phone number has a row: the name, a space, and the number.
/// - A contact without a number has no row.
/// - The book is read only as far as the rows are read.
func rows(of book: LazyList<Contact>) -> LazyList<String> {
  .empty()
}

/// - Each text is sent when it is typed. The signal never ends.
/// - Spaces around a text are removed, and empty texts are left out.
/// - Each subscriber listens once, from its subscription on.
func texts(of field: Field) -> Signal<String> {
  .empty()
}
