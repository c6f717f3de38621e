import SwiftUI

struct Gull: Identifiable {
  let name: String
  var id: String { "\(name) \(UUID())" }  // expect: unstable-identifiable-id warning `id`
}

struct Tern: Identifiable {
  let name: String
  var id: Double { Double.random(in: 0..<1) }  // expect: unstable-identifiable-id warning `id`
}

struct Heron: Identifiable {
  let name: String
  var id: Date { Date.now }  // expect: unstable-identifiable-id warning `id`
}

struct Egret: Identifiable {
  let name: String
  // expect: unstable-identifiable-id warning `id`
  var id: TimeInterval { Date().timeIntervalSince1970 }
}

struct Plover: Identifiable {
  let name: String
  var id: UInt32 { arc4random() }  // expect: unstable-identifiable-id warning `id`
}

struct BirdList: View {
  let gulls: [Gull]

  var body: some View { List(gulls) { Text($0.name) } }
}
