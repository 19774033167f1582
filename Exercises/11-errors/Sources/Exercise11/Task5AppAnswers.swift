import Contacts
import ReactiveCore

/// Task 5: what the phone knows, and what the server knows.
///
/// A search in the address book asks the phone's own database and the company's server. Both are asked at
/// once, and each answer is sent when it is there, alone: the second one does not repeat the first.
///
/// - Where the server fails, `["offline"]` is sent in the place of its answer. That is no end: if the
///   database has not answered yet, its answer still comes.
/// - After both, the signal completes. It never fails.
/// - An empty answer is an answer, and is sent.
/// - Each subscription asks anew, and a subscription that is disposed gives the server's request up.
///
///     database  --d|
///     server    ------n|     or  ---#
///     answers   --d---n|         --d(o|)     o: offline
///
/// Rests on the page 11-errors, cells "A dead search box" and "Inside or outside".
func answers(
  to text: String, database: Database, server: Server
) -> Signal<[String]> {
  .empty()
}
