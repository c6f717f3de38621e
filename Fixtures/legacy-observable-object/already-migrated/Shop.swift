// config: {"deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@Observable final class Shop {  // fine: legacy-observable-object -- Observation already
  var isOpen = true
}

final class Till {  // fine: legacy-observable-object -- an ordinary class
  var cash = 0
}
