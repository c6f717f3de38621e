// config: {"enable": ["stateobject-autoclosure-defeated"]}
import SwiftUI

final class InkTank: ObservableObject {
  @Published var level = 100
}

final class PrinterModel: ObservableObject {
  @Published var pages = 0
  let startLevel: Int
  init(tank: InkTank) { startLevel = tank.level }
}

struct PrinterPage: View {
  @StateObject private var tank: InkTank
  @StateObject private var printer: PrinterModel

  init() {
    let tank = InkTank()  // expect: stateobject-autoclosure-defeated note `InkTank()`
    _tank = StateObject(wrappedValue: tank)
    _printer = StateObject(wrappedValue: PrinterModel(tank: tank))
  }

  var body: some View {
    Stepper("\(tank.level) %", value: $tank.level)
    Stepper("\(printer.pages)", value: $printer.pages)
  }
}
