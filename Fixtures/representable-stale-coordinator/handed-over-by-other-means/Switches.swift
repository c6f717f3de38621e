import SwiftUI
import UIKit

struct NamedSwitch: UIViewRepresentable {
  let name: String
  let onFlip: (String) -> Void

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UISwitch {
    let toggle = UISwitch()
    toggle.addTarget(context.coordinator, action: #selector(Coordinator.flip), for: .valueChanged)
    return toggle
  }

  // fine: representable-stale-coordinator -- by way of a local
  func updateUIView(_ toggle: UISwitch, context: Context) {
    let coordinator = context.coordinator
    coordinator.parent = self
  }

  final class Coordinator: NSObject {
    var parent: NamedSwitch

    init(parent: NamedSwitch) { self.parent = parent }

    @objc func flip() { parent.onFlip(parent.name) }
  }
}

struct CountedSwitch: UIViewRepresentable {
  let count: Int
  let onFlip: (Int) -> Void

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UISwitch {
    let toggle = UISwitch()
    toggle.addTarget(context.coordinator, action: #selector(Coordinator.flip), for: .valueChanged)
    return toggle
  }

  // fine: representable-stale-coordinator -- a method of the coordinator takes the new struct
  func updateUIView(_ toggle: UISwitch, context: Context) {
    context.coordinator.adopt(self)
  }

  final class Coordinator: NSObject {
    private var parent: CountedSwitch

    init(parent: CountedSwitch) { self.parent = parent }

    func adopt(_ parent: CountedSwitch) { self.parent = parent }

    @objc func flip() { parent.onFlip(parent.count) }
  }
}

struct LabelledSwitch: UIViewRepresentable {
  let label: String
  let onFlip: (String) -> Void

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UISwitch {
    let toggle = UISwitch()
    toggle.addTarget(context.coordinator, action: #selector(Coordinator.flip), for: .valueChanged)
    return toggle
  }

  // fine: representable-stale-coordinator -- a helper hands it over
  func updateUIView(_ toggle: UISwitch, context: Context) {
    refresh(context.coordinator)
  }

  private func refresh(_ coordinator: Coordinator) { coordinator.parent = self }

  final class Coordinator: NSObject {
    var parent: LabelledSwitch

    init(parent: LabelledSwitch) { self.parent = parent }

    @objc func flip() { parent.onFlip(parent.label) }
  }
}
