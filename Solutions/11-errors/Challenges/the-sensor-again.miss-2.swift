// A value in front of the sensor comes when it fails.
struct LooseCable: Error {}
let sensor = Subject<String>()
sensor.startWith("--").subscribe(
  next: { print($0) },
  completed: { print("completed") })

sensor.sendNext("20")
sensor.sendError(LooseCable())
sensor.sendNext("22")
