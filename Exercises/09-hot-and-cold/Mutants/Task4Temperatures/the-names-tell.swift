// Misconception: A request is cold, and what a person does is hot, whatever was made of it since. See *A late chart*, page 09.
import Marbles
import ReactiveCore

func temperatures(of app: App) -> [String: Temperature] {
  ["clicks": .hot, "texts": .hot, "find": .cold, "search": .cold, "presence": .hot]
}
