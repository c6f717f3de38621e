// config: {"deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

// fine: legacy-observable-object -- no view watches it, so none redraws too often
final class Download: ObservableObject {
  @Published var progress = 0.0
}
