import BridgeKit
import SwiftUI

struct BridgePage<Model: BridgeModel>: View {
  let sensor: BridgeSensor
  let model: Model
  let log: any BridgeLog

  var body: some View {
    Button("\(sensor.cars)") {
      sensor.cars = 0  // fine: mutating-plain-property -- it can be a class
      model.lanes = 2  // fine: mutating-plain-property -- generic, it can be a class
      log.append("reset")  // fine: mutating-plain-property -- it can be a class
    }
  }
}
