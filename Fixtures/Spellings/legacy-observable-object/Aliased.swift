import SwiftUI

typealias Announcing = ObservableObject

final class Parrot: Announcing {  // expect: legacy-observable-object note `Parrot`
  @Published var words: [String] = []
}
