import Combine
import SwiftUI

// fine: legacy-observable-object -- the one view shows all that changes, by way of `summary` too
final class Loom: ObservableObject {
  @Published var rows = 0
  @Published var colour = "red"
  @Published var width = 40

  var summary: String { "\(rows) rows in \(colour)" }

  func weave() { rows += 1 }
  func dye(_ name: String) { colour = name }
}

struct LoomPage: View {
  @StateObject private var loom = Loom()

  var body: some View {
    VStack {
      Text(loom.summary)
      Button("Weave") { loom.weave() }
      Button("Blue") { loom.dye("blue") }
    }
  }
}

// fine: legacy-observable-object -- what a child gets as a whole it may show
final class Kiln: ObservableObject {
  @Published var degrees = 20
  @Published var isOpen = false

  func heat() { degrees += 10 }
  func open() { isOpen = true }
}

struct KilnPage: View {
  @StateObject private var kiln = Kiln()

  var body: some View {
    VStack {
      KilnGauge(kiln: kiln)
      Button("Heat") { kiln.heat() }
    }
  }
}

struct KilnGauge: View {
  @ObservedObject var kiln: Kiln

  var body: some View { Text(kiln.isOpen ? "open" : "\(kiln.degrees)°") }
}

// fine: legacy-observable-object -- `stage` never changes without `lines`, which the view shows
final class Recital: ObservableObject {
  @Published var lines: [String] = []
  @Published var stage = 0

  func speak(_ line: String) {
    lines.append(line)
    stage += 1
  }
}

struct RecitalPage: View {
  @StateObject private var recital = Recital()

  var body: some View {
    Text(recital.lines.joined(separator: "\n"))
      .onTapGesture { recital.speak("Again") }
  }
}
