// Misconception: An error is something for the screen to handle. See *A dead search box*, page 11.
import Contacts
import ReactiveCore

func answers(
  to text: String, database: Database, server: Server
) -> Signal<[String]> {
  database.find(text).merge(server.find(text))
}
