import ReactiveCore

/// The model of a screen for editing and saving a contact.
public final class ContactModel {
  /// The text of the name field.
  public let name: BehaviorSubject<String>
  /// The text of each phone-number field.
  public let phones: BehaviorSubject<[String]>
  /// A command that saves the contact, enabled while there are unsaved changes.
  public let save: Command<Void, Contact>

  /// Creates a model of a contact that has no unsaved changes.
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
