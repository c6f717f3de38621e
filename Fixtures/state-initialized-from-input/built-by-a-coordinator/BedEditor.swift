import SwiftUI
import UIKit

struct BedEditor: View {
  @State private var rows: Int

  init(rows: Int) {
    // fine: state-initialized-from-input -- the coordinator presents it
    _rows = State(initialValue: rows)
  }

  var body: some View { Stepper("\(rows) rows", value: $rows) }
}

final class GardenCoordinator {
  private let navigation = UINavigationController()
  private var rows = 4

  func showEditor() {
    navigation.pushViewController(UIHostingController(rootView: BedEditor(rows: rows)), animated: true)
  }
}
