// Misconception: A list is shown when it is complete, so what came before the error is dropped. See *Catch*, page 11.
import ReactiveCore

func news(
  server: Signal<String>, cache: Signal<String>, limit: Duration, on scheduler: Scheduler
) -> Signal<String> {
  server.timeout(limit, on: scheduler).collect().catch { _ in cache.collect() }
    .flattenMap { headlines in
      Signal { subscriber in
        for headline in headlines { subscriber.sendNext(headline) }
        subscriber.sendCompleted()
        return nil
      }
    }
}
