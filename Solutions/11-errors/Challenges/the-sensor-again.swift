struct LooseCable: Error {}
let sensor = Subject<String>()
sensor.catchTo(Signal.return("--").concat(sensor)).subscribe(
  next: { print($0) },
  completed: { print("completed") })

sensor.sendNext("20")
sensor.sendError(LooseCable())
sensor.sendNext("22")
