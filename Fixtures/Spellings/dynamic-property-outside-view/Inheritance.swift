import SwiftUI

class Vehicle {
  @State var fuel = 40  // expect: dynamic-property-outside-view warning `@State`
}

final class Van: Vehicle, Identifiable {
  let id = 1
  @State var parcels = 10  // expect: dynamic-property-outside-view warning `@State`
}

struct Wheel: Codable, Hashable, Sendable {
  var size = 18
}

struct Brake: Identifiable, CustomStringConvertible {
  let id = 2
  @State var isOn = false  // expect: dynamic-property-outside-view warning `@State`
  var description: String { "brake" }
}

protocol Part {
  var name: String { get }
}

struct Mirror: Part {
  let name = "mirror"
  @State var angle = 0.0  // expect: dynamic-property-outside-view warning `@State`
}
