// Misconception: A reply belongs to the newest request, and a request to the newest reply. See *Latest against zip, drawn*, page 06.
import ReactiveCore

func exchanges(requests: Signal<String>, replies: Signal<String>) -> Signal<Exchange> {
  requests.combineLatest(with: replies).map { Exchange(request: $0, reply: $1) }
}
