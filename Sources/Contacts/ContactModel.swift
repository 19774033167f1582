import ReactiveCore

/// A contact that is changed and saved, without a screen.
public final class ContactModel {
  /// What is typed as the name.
  public let name: BehaviorSubject<String>
  /// The phone numbers that are typed.
  public let phones: BehaviorSubject<[String]>
  /// Enabled while what is there differs from what was saved last.
  public let save: Command<Void, Contact>

  /// Creates a model of `contact`, which counts as saved.
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
