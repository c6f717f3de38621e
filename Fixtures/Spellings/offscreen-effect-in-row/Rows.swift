import SwiftUI

struct Shingle: Identifiable {
  let id: Int
  var name: String
}

struct Beach: View {
  @State private var shingles: [Shingle] = []

  var body: some View {
    List {
      Section("Beach") {
        ForEach($shingles) { $shingle in
          TextField("Name", text: $shingle.name)
            .padding()
            .shadow(radius: 3, x: 1, y: 1)  // expect: offscreen-effect-in-row note
        }
      }
      Button("Find") { shingles.append(Shingle(id: shingles.count, name: "")) }
    }
  }
}
