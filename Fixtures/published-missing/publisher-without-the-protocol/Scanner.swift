// config: {"enable": ["published-missing"]}
import Combine
import SwiftUI

final class Scanner {  // fine: published-missing -- its publisher is what people use
  @Published private(set) var code = ""
  func scan() { code = "4006381" }
}

struct ScannerPage: View {
  let scanner: Scanner
  @State private var code = ""

  var body: some View {
    Button(code.isEmpty ? "Scan" : code) { scanner.scan() }
      .onReceive(scanner.$code) { code = $0 }
  }
}
