import SwiftUI

final class Kettle {
  var litres = 0
}

final class BreweryModel: ObservableObject {
  @Published var kettle = Kettle()
  @Published private(set) var batches = 0

  func fill() {
    objectWillChange.send()
    kettle.litres += 10
  }

  func brew() {
    kettle.litres = 0
    batches += 1
  }
}

final class DistilleryModel: ObservableObject {
  @Published var kettle = Kettle()

  func fill() {
    kettle.litres += 10
    kettle = kettle
  }
}

struct BreweryPage: View {
  @StateObject private var brewery = BreweryModel()
  @StateObject private var distillery = DistilleryModel()

  var body: some View {
    VStack {
      // fine: nested-observable-object -- the outer object announces each change
      Text("\(brewery.kettle.litres) l, \(brewery.batches) batches")
      // fine: nested-observable-object -- set again after each change, which is announced
      Text("\(distillery.kettle.litres) l")
      Button("Fill") {
        brewery.fill()
        distillery.fill()
      }
      Button("Brew") { brewery.brew() }
    }
  }
}
