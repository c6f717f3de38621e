import SwiftUI

@Observable final class Atlas {
  var page = 1
  @ObservationIgnored var opened = 0
}

struct AtlasPage: View {
  private let atlas: Atlas

  init(atlas: Atlas) {
    self.atlas = atlas
    atlas.opened += 1  // fine: state-write-in-view-init -- ignored by observation
  }

  var body: some View { Button("\(atlas.page)") { atlas.page += 1 } }
}
