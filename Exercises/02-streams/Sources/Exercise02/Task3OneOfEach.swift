import Contacts
import ReactiveCore

// Task 3: one list, one signal.
//
//     book     Ada: 1815, 1852    Alan: none    Grace: 1906
//     rows     Ada 1815    Ada 1852    Grace 1906
//
//     field    --" ca"---"  "---"cat"---
//     texts    --ca-----------cat---
//
// Page: 02-streams, "One pipeline, two streams", "None, one, or many"

/// - Each phone number has a row.
/// - A contact is read only when a row needs it.
func rows(of book: LazyList<Contact>) -> LazyList<String> {
  .empty()
}

/// - Sends each text when it is typed, and never ends.
/// - Removes the spaces around each text, and then drops empty ones.
/// - Each subscription calls `listen` once.
func texts(of field: Field) -> Signal<String> {
  .empty()
}
