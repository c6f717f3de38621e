import SwiftUI

@Observable final class PreferenceModel {
  @AppStorage("isDark") var isDark = false  // expect: property-wrapper-in-observable error
  @SceneStorage("tab") var tab = 0  // expect: property-wrapper-in-observable error
  var name = ""
}
