// Misconception: An error is a reply like any other, so it waits for the request it belongs to. See *Errors*, page 06.
import ReactiveCore

func exchanges(requests: Signal<String>, replies: Signal<String>) -> Signal<Exchange> {
  let answers = replies.map { Signal.return($0) }
  return requests.zip(with: answers.catch { .return(.error($0)) })
    .flattenMap { request, answer in
      answer.map { Exchange(request: request, reply: $0) }
    }
}
