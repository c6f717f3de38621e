import SwiftUI

final class ParcelModel: ObservableObject {
  @Published var isDelivered = false
}

struct CourierRoute {
  // fine: unobserved-object-property -- a struct that draws nothing
  let parcel: ParcelModel

  var body: String { parcel.isDelivered ? "done" : "open" }
}

final class CourierDesk {
  // fine: unobserved-object-property -- a class that draws nothing
  let parcel: ParcelModel

  init(parcel: ParcelModel) { self.parcel = parcel }

  var report: String { parcel.isDelivered ? "done" : "open" }
  func deliver() { parcel.isDelivered = true }
}
