// Misconception: When the answer comes, what stands in the fields has been saved. See *A button and a form*, page 06.
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
      present.take(1).flattenMap(work)
        .flattenMap { answer in present.take(1).doNext { saved.sendNext($0) }.mapReplace(answer) }
    }
  }
}
