import SwiftUI

struct WardList: View {
  let wards: [String]
  @State private var ward: String?
  @State private var isVisiting = false

  var body: some View {
    List(wards, id: \.self) { name in
      Button(name) { visit(name) }
    }
    .sheet(isPresented: $isVisiting) {  // expect: sheet-ispresented-stale-item warning `$isVisiting`
      Text(ward ?? "no ward")
    }
  }

  private func visit(_ name: String) {
    ward = name
    isVisiting = true
  }
}
