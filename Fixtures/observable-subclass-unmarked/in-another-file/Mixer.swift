import Observation

final class Mixer: Machine {  // expect: observable-subclass-unmarked warning `Mixer`
  private(set) var speed = 0
  func faster() { speed += 1 }
}
