// The module has one thread and no actor: each callback is called as it is.

func checkingActor<Callback>(of callback: Callback) -> Callback { callback }
