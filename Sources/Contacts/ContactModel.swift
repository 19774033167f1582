import ReactiveCore

/// The model of a screen that edits and saves a contact.
public final class ContactModel {
  /// The name in its field.
  public let name: BehaviorSubject<String>
  /// The phone numbers in their fields.
  public let phones: BehaviorSubject<[String]>
  /// A command that saves the contact, enabled while it differs from the saved one.
  public let save: Command<Void, Contact>

  /// Creates a model of `contact`, as saved.
  public init(
    _ contact: Contact, save work: @escaping (Contact) -> Signal<Contact>,
    scheduler: Scheduler
  ) {
    name = BehaviorSubject(contact.name)
    phones = BehaviorSubject(contact.phones)
    let saved = BehaviorSubject(contact)
    let present = Signal.combineLatest(name, phones).map(Contact.init)
    save = Command(
      enabled: present.combineLatest(with: saved).map { $0 != $1 }, scheduler: scheduler
    ) {
      present.take(1).flattenMap(work).doNext { saved.sendNext($0) }
    }
  }
}
