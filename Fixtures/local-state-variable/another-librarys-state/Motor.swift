import MotorKit

func run() {
  @State var turns = 0  // fine: local-state-variable -- no SwiftUI here
  turns += 1
}
