import SwiftUI

extension Loft: View {
  var body: some View {
    Toggle("Lamp", isOn: $isLit)
      .onChange(of: isLit) { UserDefaults.standard.set(isLit, forKey: "lamp") }
  }
}
