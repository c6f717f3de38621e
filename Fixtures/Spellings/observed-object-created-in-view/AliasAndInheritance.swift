import SwiftUI

class Plant: ObservableObject { @Published var height = 1 }

final class Fern: Plant {}

typealias Greenery = Fern

protocol Growing: ObservableObject {}

final class Moss: Growing { @Published var area = 2 }

struct FernView: View {
  // expect: observed-object-created-in-view warning `@ObservedObject`
  @ObservedObject var fern = Greenery()
  // expect: observed-object-created-in-view warning `@ObservedObject`
  @ObservedObject var moss = Moss()

  var body: some View { Text("\(fern.height) \(moss.area)") }
}
