import SwiftUI

enum Aviary {
  struct Perch: SwiftUI.View, Swift.Equatable {
    let bird: String?
    let height: Int

    // expect: equatable-view-ignores-input warning `==`
    static func == (left: Aviary.Perch, right: Aviary.Perch) -> Bool {
      let same = left.height == right.height
      return same
    }

    var body: some SwiftUI.View { Text(bird ?? "Nobody") }
  }
}
