struct MainThread {
  let isCurrent = true
}
