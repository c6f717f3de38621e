// config: {"enable": ["observable-unchecked-sendable"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

#if os(iOS)
  // expect: observable-unchecked-sendable note
  @Observable final class Gyro: @unchecked Sendable {
    var roll = 0.0
  }
#endif
