import SwiftUI

struct Onboarding: View {
  @State private var page = 0  // fine: state-mirrors-userdefaults -- a flag is stored, not the page
  let finish: () -> Void

  var body: some View {
    Stepper("\(page)", value: $page)
    Button("Done") {
      UserDefaults.standard.set(true, forKey: "seen")
      finish()
    }
  }
}
