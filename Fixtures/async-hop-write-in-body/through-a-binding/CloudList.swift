import SwiftUI

struct CloudList: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("Clouds, \(height)")
      .background(reader($height))
  }

  private func reader(_ height: Binding<CGFloat>) -> some View {
    GeometryReader { proxy -> Color in
      DispatchQueue.main.async {  // expect: async-hop-write-in-body warning
        height.wrappedValue = proxy.size.height
      }
      return .clear
    }
  }
}
