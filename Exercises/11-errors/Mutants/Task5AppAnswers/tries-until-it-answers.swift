// Misconception: A request that fails is made again. See *Retry*, page 11.
import Contacts
import ReactiveCore

func answers(
  to text: String, database: Database, server: Server
) -> Signal<[String]> {
  database.find(text).merge(server.find(text).retry())
}
