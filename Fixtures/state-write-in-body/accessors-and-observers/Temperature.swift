import SwiftUI

struct Temperature: View {
  @State private var celsius = 20.0
  @State private var history: [Double] = []
  @State private var unit = "C" {
    // fine: state-write-in-body -- an observer runs where somebody writes
    didSet { history.removeAll() }
  }

  private var fahrenheit: Double {
    get { celsius * 1.8 + 32 }
    nonmutating set {
      celsius = (newValue - 32) / 1.8  // fine: state-write-in-body -- a setter
      history.append(celsius)
    }
  }

  private subscript(index: Int) -> Double {
    get { history[index] }
    nonmutating set { history[index] = newValue }  // fine: state-write-in-body -- a setter
  }

  var body: some View {
    Text("\(fahrenheit) \(unit) \(history.count)")
    Button("Boil") { fahrenheit = 212 }
    Button("Round") { if !history.isEmpty { self[0] = 0 } }
    Button("Unit") { unit = unit == "C" ? "F" : "C" }
  }
}

struct Wave: Shape {
  var phase: Double
  var animatableData: Double {
    get { phase }
    set { phase = newValue }  // fine: state-write-in-body -- an animation moves the shape
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: rect.origin)  // fine: state-write-in-body -- a local path
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY + phase))
    return path
  }
}
