import Contacts
import ReactiveCore

func answers(
  to text: String, database: Database, server: Server
) -> Signal<[String]> {
  database.find(text).merge(server.find(text).catchTo(.return(["offline"])))
}
