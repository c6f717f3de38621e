import SwiftUI

final class BadgeModel: ObservableObject {
  @Published var count = 0
}

struct BadgePage: View {
  @ObservedObject var badge: BadgeModel

  var body: some View { Text("\(badge.count)") }
}

struct BadgePage_Previews: PreviewProvider {
  struct Demo: View {
    @ObservedObject var badge = BadgeModel()  // fine: observed-object-created-in-view -- a preview

    var body: some View { BadgePage(badge: badge) }
  }

  static var previews: some View { Demo() }
}
