// The signal to go on with is the sensor: but then nothing shows the failure.
struct LooseCable: Error {}
let sensor = Subject<String>()
sensor.catchTo(sensor).subscribe(
  next: { print($0) },
  completed: { print("completed") })

sensor.sendNext("20")
sensor.sendError(LooseCable())
sensor.sendNext("22")
