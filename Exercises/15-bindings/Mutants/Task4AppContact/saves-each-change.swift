// Misconception: A save takes the fields, and the fields go on. See *Take and skip*, page 05.
import Contacts
import ReactiveCore

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
    let saved = BehaviorSubject(contact)
    let present = Signal.combineLatest(name, phones).map(Contact.init)
    save = Command(
      enabled: present.combineLatest(with: saved).map { $0 != $1 }, scheduler: scheduler
    ) {
      present.flattenMap(work).doNext { saved.sendNext($0) }
    }
  }
}
