import SwiftUI

@Observable final class PlotModel {
  var rows: Int
  init(rows: Int = 1) { self.rows = rows }
}

struct PlotRow: View {
  let plot: PlotModel

  var body: some View { Button("\(plot.rows) rows") { plot.rows += 1 } }
}

struct GardenRows: View {
  let names: [String]
  @State private var isWinter = false

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Section(name) {
          PlotRow(plot: PlotModel())  // expect: object-created-in-body warning `PlotModel()`
        }
      }
      if isWinter {
        // expect: object-created-in-body warning `PlotModel(rows: 2)`
        PlotRow(plot: PlotModel(rows: 2))
      }
      GeometryReader { _ in
        // expect: object-created-in-body warning `PlotModel(rows: 3)`
        PlotRow(plot: PlotModel(rows: 3))
      }
    }
    .overlay {
      // expect: object-created-in-body warning `PlotModel(rows: 4)`
      PlotRow(plot: PlotModel(rows: 4))
    }
    .onTapGesture { isWinter.toggle() }
  }
}
