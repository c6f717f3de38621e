// config: {"deploymentTarget": {"iOS": "17.0"}}
import FormKit
import SwiftUI

// fine: legacy-observable-object -- the superclass lives elsewhere
final class FormModel: FormKitModel, ObservableObject {
  @Published var name = ""
}
