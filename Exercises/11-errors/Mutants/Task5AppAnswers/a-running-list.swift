// Misconception: The second answer repeats the first. See *Scan*, page 05.
import Contacts
import ReactiveCore

func answers(
  to text: String, database: Database, server: Server
) -> Signal<[String]> {
  database.find(text).merge(server.find(text).catchTo(.return(["offline"])))
    .scan([], +)
}
