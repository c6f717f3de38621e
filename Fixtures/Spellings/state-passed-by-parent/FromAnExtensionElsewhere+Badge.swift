import SwiftUI

extension PollenReport {
  // fine: state-passed-by-parent -- the call, not the declaration
  var badge: some View { PollenBadge(count: current) }
}
