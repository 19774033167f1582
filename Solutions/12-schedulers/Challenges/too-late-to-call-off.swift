var isDone = false
Scheduler.main.schedule { print("wash") }
let drying = Scheduler.main.schedule { print("dry") }
Scheduler.main.schedule {
  print("fold")
  isDone = true
}
turnMainLoop { isDone }
drying?.dispose()
