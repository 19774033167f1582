// Misconception: One `catch` at the end of the chain is enough for all errors. See *Inside or outside*, page 11.
import Contacts
import ReactiveCore

func answers(
  to text: String, database: Database, server: Server
) -> Signal<[String]> {
  database.find(text).merge(server.find(text))
    .catchTo(.return(["offline"]))
}
