import SwiftUI

final class Brewery: ObservableObject {
  @Published var kegs: Int
  init(kegs: Int = 0) { self.kegs = kegs }
}

struct BreweryA: View {
  // expect: observed-object-created-in-view warning `@ObservedObject`
  @ObservedObject
  private var brewery = Brewery()

  var body: some View { Text("\(brewery.kegs)") }
}

struct BreweryB: View {
  // expect: observed-object-created-in-view warning `@SwiftUI.ObservedObject`
  @SwiftUI.ObservedObject var brewery = Brewery(kegs: 3)

  var body: some View { Text("\(brewery.kegs)") }
}

struct BreweryC: View {
  // expect: observed-object-created-in-view warning `@ObservedObject`
  @ObservedObject internal var brewery: Brewery = Brewery.init(kegs: 4)

  var body: some View { Text("\(self.brewery.kegs)") }
}

struct BreweryD: View {
  // expect: observed-object-created-in-view warning `@ObservedObject`
  @ObservedObject fileprivate var brewery = Brewery(kegs: 9)

  var body: some View { Text("\(brewery.kegs)") }
}
