import SwiftUI

struct FernRow: View {
  let name: String
  @State private var isWatered = false

  var body: some View { Toggle(name, isOn: $isWatered) }
}

struct FernBed: View {
  @State private var ferns = ["Royal", "Lady"]

  var body: some View {
    VStack {
      // expect: foreach-index-id warning
      ForEach(ferns.enumerated(), id: \.offset) { FernRow(name: $0.element) }
      // expect: foreach-index-id warning
      ForEach(Array(ferns.enumerated()), id: \.0) { FernRow(name: $0.1) }
      // expect: foreach-index-id warning
      ForEach(ferns.enumerated().map { $0 }, id: \.offset) { spot, fern in
        FernRow(name: "\(spot) \(fern)")
      }
      // expect: foreach-index-id warning
      ForEach(Array(zip(0..<ferns.count, ferns)), id: \.0) { FernRow(name: $0.1) }
      Button("Compost") { ferns.removeFirst() }
    }
  }
}
