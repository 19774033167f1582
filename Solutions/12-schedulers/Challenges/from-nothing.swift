let clock = TestScheduler()
Signal.interval(.seconds(1), on: clock).take(3).subscribeNext { _ in print(clock.now) }
clock.run()
