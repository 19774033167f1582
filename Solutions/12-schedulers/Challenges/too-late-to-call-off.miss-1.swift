// Work that is done at once is done in its turn.
var isDone = false
Scheduler.main.schedule { print("wash") }
let drying = Scheduler.immediate.schedule { print("dry") }
Scheduler.main.schedule {
  print("fold")
  isDone = true
}
drying?.dispose()
turnMainLoop { isDone }
