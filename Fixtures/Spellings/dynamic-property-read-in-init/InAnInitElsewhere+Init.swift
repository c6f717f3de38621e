import SwiftUI

extension HarvesterView {
  init(row: Int) {
    self.init()
    self.row = row
    harvester.begin()  // expect: dynamic-property-read-in-init warning `harvester`
  }
}
