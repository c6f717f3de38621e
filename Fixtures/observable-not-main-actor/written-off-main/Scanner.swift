// config: {"enable": ["observable-not-main-actor"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@Observable final class CodeScanner {  // expect: observable-not-main-actor note `CodeScanner`
  var code = ""

  func scan() {
    DispatchQueue.global().async { self.code = "4006381333931" }
  }
}

struct ScannerPage: View {
  let scanner: CodeScanner

  var body: some View { Button(scanner.code) { scanner.scan() } }
}
