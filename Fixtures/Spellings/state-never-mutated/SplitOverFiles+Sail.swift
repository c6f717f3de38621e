import SwiftUI

extension Yacht {
  var sail: some View { Text("\(area) m²") }
}
