import SwiftUI

extension BakeryPage {
  var ovenLine: some View { Text("\(oven.degrees)°") }
}
