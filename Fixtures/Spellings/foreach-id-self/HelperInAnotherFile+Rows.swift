import SwiftUI

extension LimeLeaves {
  @ViewBuilder var rows: some View {
    ForEach($limes, id: \.self) { $lime in  // miss: foreach-id-self -- what a helper does with the binding is not followed
      field($lime)
    }
  }

  func field(_ text: Binding<String>) -> some View { TextField("Lime", text: text) }
}
