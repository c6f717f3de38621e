import SwiftUI

final class ServiceModel: ObservableObject {
  @Published var dueAt = 10_000
}

struct ServicePage: View {
  @ObservedObject private var service: ServiceModel

  init() {
    // expect: observed-object-created-in-view warning `_service = ObservedObject(wrappedValue: ServiceModel())`
    _service = ObservedObject(wrappedValue: ServiceModel())
  }

  var body: some View { Stepper("\(service.dueAt) km", value: $service.dueAt) }
}
