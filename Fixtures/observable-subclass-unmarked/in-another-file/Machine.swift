import Observation

@Observable class Machine {
  var isRunning = false
}
