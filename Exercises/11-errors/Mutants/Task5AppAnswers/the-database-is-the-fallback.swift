// Misconception: A server that fails is replaced by the database. See *Catch*, page 11.
import Contacts
import ReactiveCore

func answers(
  to text: String, database: Database, server: Server
) -> Signal<[String]> {
  server.find(text).catchTo(database.find(text))
}
