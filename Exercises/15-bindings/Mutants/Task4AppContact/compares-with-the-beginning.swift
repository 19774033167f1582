// Misconception: What was there at the beginning is what is saved. See *It logs in*, page 15.
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
      enabled: present.map { $0 != contact }, scheduler: scheduler
    ) {
      present.take(1).flattenMap(work).doNext { saved.sendNext($0) }
    }
  }
}
