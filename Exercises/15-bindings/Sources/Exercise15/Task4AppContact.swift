import Contacts
import ReactiveCore

/// Task 4: a contact that can be changed and saved.
///
/// The model of the page on which a contact is edited, without a screen. `name` and `phones` are what
/// stands in the fields: the screen sends into them. `save` saves what stands there.
///
/// - At the beginning the contact counts as saved.
/// - `save` is enabled while what stands in the fields differs from what was saved last. After a
///   letter is changed and changed back, there is nothing to save.
/// - What is saved is what stands in the fields at the moment of the tap. If somebody types during a save,
///   there is something to save again when it is over.
/// - What the server sends is what has been saved: it may differ from what it was sent. A save that
///   fails has saved nothing.
/// - Nothing but its owner keeps the model alive.
///
///     name     a-b------a-     the contact is a, and the save needs 3 s
///     save     ---x
///     enabled  f-tf-----t-     b is saved at 6 s, so a differs from it
///
/// Rests on the page 15-bindings, cells "A model without a screen" and "It logs in".
final class ContactModel {
  let name: BehaviorSubject<String>
  let phones: BehaviorSubject<[String]>
  let save: Command<Void, Contact>

  init(
    _ contact: Contact, save work: @escaping (Contact) -> Signal<Contact>,
    scheduler: Scheduler
  ) {
    name = BehaviorSubject(contact.name)
    phones = BehaviorSubject(contact.phones)
    save = Command(scheduler: scheduler) { .empty() }
  }
}
