// Misconception: A closure of the model may use `self`, as the model owns it. See *Let the screen go*, page 14.
import Contacts
import ReactiveCore

final class ContactModel {
  let name: BehaviorSubject<String>
  let phones: BehaviorSubject<[String]>
  private(set) var save: Command<Void, Contact>! = nil
  private let saved: BehaviorSubject<Contact>

  init(
    _ contact: Contact, save work: @escaping (Contact) -> Signal<Contact>,
    scheduler: Scheduler
  ) {
    name = BehaviorSubject(contact.name)
    phones = BehaviorSubject(contact.phones)
    saved = BehaviorSubject(contact)
    let present = Signal.combineLatest(name, phones).map(Contact.init)
    save = Command(
      enabled: present.combineLatest(with: saved).map { $0 != $1 }, scheduler: scheduler
    ) {
      present.take(1).flattenMap(work).doNext { self.saved.sendNext($0) }
    }
  }
}
