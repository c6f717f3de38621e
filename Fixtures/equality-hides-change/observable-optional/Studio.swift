import SwiftUI

struct Guest: Equatable {
  let id: Int
  var name: String
  var isOnAir = false
  // miss: equality-hides-change -- nobody knows whether the guest that comes has the id of the one before
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id && lhs.name == rhs.name }
}

@Observable final class Studio {
  private(set) var guest: Guest?

  func welcome(_ newGuest: Guest) { self.guest = newGuest }
}

struct StudioView: View {
  let studio: Studio

  var body: some View {
    Text(studio.guest?.isOnAir == true ? "On air" : "Quiet")
  }
}
