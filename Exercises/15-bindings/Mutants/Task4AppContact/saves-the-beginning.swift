// Misconception: A closure has the values of the moment in which it was written. See *An assignment*, page 01.
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
      work(contact).doNext { saved.sendNext($0) }
    }
  }
}
