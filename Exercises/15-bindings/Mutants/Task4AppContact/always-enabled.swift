// Misconception: A save that changes nothing does no harm. See *A model without a screen*, page 15.
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
    save = Command(scheduler: scheduler) {
      present.take(1).flattenMap(work).doNext { saved.sendNext($0) }
    }
  }
}
