// Misconception: Who has typed has changed something. See *Distinct*, page 05.
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
      enabled: present.map { _ in true }.skip(1).startWith(false), scheduler: scheduler
    ) {
      present.take(1).flattenMap(work).doNext { saved.sendNext($0) }
    }
  }
}
