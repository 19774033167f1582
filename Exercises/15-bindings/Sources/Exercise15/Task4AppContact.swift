import Contacts
import ReactiveCore

/// Task 4: a contact that can be changed and saved.
///
///     name     a-b------a-     the contact is a, and a save takes 3 s
///     save     ---x
///     enabled  f-tf-----t-     b is saved at 6 s, so a differs from it
///
/// - `save` is enabled while the fields, `name` and `phones`, differ from the saved contact.
///   At first, the saved contact is `contact`.
/// - A tap saves the current content of the fields.
/// - The contact that the server sends back becomes the saved one. A failed save changes nothing.
/// - Only the model's owner keeps it alive.
///
/// Page: 15-bindings, "A model without a screen", "It logs in"
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
