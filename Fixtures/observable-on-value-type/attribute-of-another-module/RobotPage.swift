import RobotKit
import SwiftUI

struct RobotPage: View {
  @Observed var arm: RobotArm  // fine: observable-on-value-type -- it may come from `RobotKit`

  var body: some View { Text("\(arm.angle)") }
}
