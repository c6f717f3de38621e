// config: {"enable": ["published-missing"]}
import SwiftUI

final class PrinterModel: ObservableObject {
  @Published private(set) var isBusy = false
  private(set) var job = ""  // expect: published-missing note `job`

  func print(_ name: String) {
    stop()
    job = name
  }

  func stop() { reset() }

  private func reset() { isBusy = false }
}

struct PrinterScreen: View {
  @ObservedObject var printer: PrinterModel

  var body: some View {
    Text(printer.isBusy ? "Busy" : printer.job)
    Button("Print") { printer.print("Map") }
  }
}
