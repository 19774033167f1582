import Contacts
import ReactiveCore

// Task 3: one of each.
//
// The address book is read, a field is typed into. Make a list of the one, and a signal of the other.
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
/// A contact without a number has no row. Nothing is read before somebody reads the rows, and then no more
/// of the book than is needed.
func rows(of book: LazyList<Contact>) -> LazyList<String> {
  .empty()
}

/// What is typed into the field, without the spaces around it, and without empty texts.
///
/// The signal listens to the field (Given/Field.swift) once for each subscriber, from the subscription on. A
/// field has no end, so neither has the signal.
func texts(of field: Field) -> Signal<String> {
  .empty()
}
