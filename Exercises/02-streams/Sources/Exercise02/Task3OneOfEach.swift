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
// Rests on the page 02-streams, cells "One pipeline, two streams" and "None, one or many".

/// One row for each phone number in the book: the name, a space, and the number.
///
/// A contact without a number has no row. Nothing is read before the rows are read, and then only
/// as much of the book as is needed.
func rows(of book: LazyList<Contact>) -> LazyList<String> {
  .empty()
}

/// The texts typed into the field, without the spaces around them, and without empty texts.
///
/// The signal listens to the field (Given/Field.swift) once for each subscriber, from the
/// subscription on. A field never ends, and neither does the signal.
func texts(of field: Field) -> Signal<String> {
  .empty()
}
