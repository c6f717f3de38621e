import SwiftUI

struct Parcel: Equatable {
  var weight = 1
  var isPaid = false
}

struct PostOffice: View {
  @State private var parcel = Parcel()
  let send: (Parcel) -> Void

  var body: some View {
    Stepper("\(parcel.weight)", value: $parcel.weight)
    Button("Send") {
      var paid = parcel
      paid.isPaid = true  // fine: mutated-local-copy -- passed on
      send(paid)
    }
    Button("Compare") {
      var other = parcel
      other.weight += 1  // fine: mutated-local-copy -- compared
      if other == parcel { print("same") }
    }
    Button("Later") {
      var later = parcel
      later.weight = 3  // fine: mutated-local-copy -- captured
      Task { [later] in send(later) }
    }
  }

  private func heavier() -> Parcel {
    var copy = parcel
    copy.weight += 10  // fine: mutated-local-copy -- returned
    return copy
  }

  private func label() -> String {
    var copy = parcel
    copy.weight += 10  // fine: mutated-local-copy -- a member of it is read
    return "\(copy.weight)"
  }
}
