import SwiftUI

// expect: legacy-observable-object note `Collection2`
final class Collection2<Animal: Identifiable>: ObservableObject {
  @Published var animals: [Animal] = []
}
