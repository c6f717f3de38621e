import SwiftUI

final class WindModel: ObservableObject {
  @Published var width: CGFloat = 0
}

@Observable final class GustModel {
  var width: CGFloat = 0
}

struct WindPage: View {
  @ObservedObject var wind: WindModel
  let gust: GustModel

  var body: some View {
    GeometryReader { proxy in
      // expect: async-hop-write-in-body warning
      let _ = DispatchQueue.main.async { wind.width = proxy.size.width }
      // expect: async-hop-write-in-body warning
      let _ = DispatchQueue.main.async { gust.width = proxy.size.width }
      Text("\(wind.width) \(gust.width)")
    }
  }
}
