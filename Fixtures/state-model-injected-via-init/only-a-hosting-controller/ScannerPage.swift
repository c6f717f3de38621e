import SwiftUI
import UIKit

@Observable final class ScannerModel {
  var code = ""
}

struct ScannerPage: View {
  @State private var scanner: ScannerModel

  init(scanner: ScannerModel) {
    // fine: state-model-injected-via-init -- hosted by UIKit, built once
    _scanner = State(initialValue: scanner)
  }

  var body: some View { Text(scanner.code) }
}

final class ScannerViewController: UIViewController {
  private let scanner = ScannerModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(UIHostingController(rootView: ScannerPage(scanner: scanner)))
  }
}
