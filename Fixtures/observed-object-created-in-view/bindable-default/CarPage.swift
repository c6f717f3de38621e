import SwiftUI

@Observable final class CarModel {
  var plate = "B-AB 12"
}

struct CarPage: View {
  @Bindable var car = CarModel()  // expect: observed-object-created-in-view warning `@Bindable`

  var body: some View { TextField("Plate", text: $car.plate) }
}
