import Contacts
import ReactiveCore

/// Task 5: what the phone knows, and what the server knows.
///
///     database  --d|
///     server    ------n|     or  ---#
///     answers   --d---n|         --d(o|)     o: ["offline"]
///
/// - The database and the server are asked at once. Each answer is sent alone, when it arrives,
///   even an empty one.
/// - If the server fails, `["offline"]` is sent instead of its answer. The database still answers.
/// - Completes when both have ended, and never fails.
/// - Each subscription asks again, and disposing it cancels the server's request.
///
/// Page: 11-errors, "A dead search box", "Inside or outside"
func answers(
  to text: String, database: Database, server: Server
) -> Signal<[String]> {
  .empty()
}
