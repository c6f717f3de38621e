import SwiftUI

@Observable final class CurtainModel {
  var isOpen = false
}

struct Curtain: View {
  @State private var isOpen = false
  @State private var model = CurtainModel()
  @Binding var width: Double

  var body: some View {
    VStack {
      // fine: animation-without-value -- a binding
      Toggle("Open", isOn: $isOpen.animation(.easeOut))
      // fine: animation-without-value -- a binding into a model
      Toggle("All", isOn: $model.isOpen.animation())
      // fine: animation-without-value -- a binding made by hand
      Slider(value: Binding(get: { width }, set: { width = $0 }).animation(.default))
      // fine: animation-without-value -- a method that returns a binding
      Toggle("Half", isOn: half(of: $isOpen).animation(.linear))
      // fine: animation-without-value -- the storage is a binding
      Slider(value: _width.animation(.default))
    }
  }

  private func half(of binding: Binding<Bool>) -> Binding<Bool> {
    Binding(get: { !binding.wrappedValue }, set: { binding.wrappedValue = !$0 })
  }
}
