import SwiftUI

struct Volcano {
  var name: String
  var height: Int
  var isActive: Bool
  var country: String
}

struct VolcanoName: View {
  let volcano: Volcano  // expect: narrow-view-input note

  var body: some View { name }
}
