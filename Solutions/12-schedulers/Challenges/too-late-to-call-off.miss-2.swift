// Behind the last piece of work it is too late.
var isDone = false
Scheduler.main.schedule { print("wash") }
let drying = Scheduler.main.schedule { print("dry") }
Scheduler.main.schedule {
  print("fold")
  isDone = true
}
Scheduler.immediate.schedule { drying?.dispose() }
turnMainLoop { isDone }
