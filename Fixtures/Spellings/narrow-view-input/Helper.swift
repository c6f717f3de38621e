// config: {"enable": ["narrow-view-input"]}
import SwiftUI

struct Fountain {
  var place: String
  var flow: Double
  var isOn: Bool
  var jets: Int
}

struct FountainPlace: View {
  let fountain: Fountain  // expect: narrow-view-input note

  var body: some View { VStack { heading } }

  private var heading: some View { Text(place).bold() }
  private var place: String { fountain.place }
}
