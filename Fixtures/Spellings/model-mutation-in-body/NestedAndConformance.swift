import SwiftUI

protocol Pane: View {}

enum Office {
  @Observable final class Printer {
    var pages = 0
    func printPage() -> Int {
      pages += 1
      return pages
    }
  }

  struct PrinterPane: Pane {
    let printer: Printer

    var body: some View {
      Text("\(printer.printPage())")  // expect: model-mutation-in-body error `printer.printPage()`
    }
  }
}

struct ScannerPane {
  let printer: Office.Printer
}

extension ScannerPane: View {
  var body: some View {
    Text("\(printer.printPage())")  // expect: model-mutation-in-body error `printer.printPage()`
  }
}
