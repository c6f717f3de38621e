import SwiftUI

struct Sailor: Identifiable {
  let badge: String?
  // expect: unstable-identifiable-id warning `id`
  var id: String { self.badge ?? UUID().uuidString }
}

struct Cook: Identifiable {
  let badge: String?
  var id: String {  // expect: unstable-identifiable-id warning `id`
    if let badge { return badge }
    return UUID().uuidString
  }
}

struct Pilot: Identifiable {
  let badge: String?
  // expect: unstable-identifiable-id warning `id`
  var id: String { badge == nil ? UUID().uuidString : badge! }
}

struct Captain: Identifiable {
  let badge: String?
  var id: String {  // expect: unstable-identifiable-id warning `id`
    guard let badge else { return UUID().uuidString }
    return badge
  }
}

struct CrewList: View {
  let sailors: [Sailor]

  var body: some View { List(sailors) { Text($0.badge ?? "none") } }
}
