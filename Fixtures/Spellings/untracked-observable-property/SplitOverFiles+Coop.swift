import Observation

extension Coop {
  var summary: String { "\(hens) hens" }
  func hatch() { hens += 1 }
}
