import Combine
import SwiftUI
import UIKit

@MainActor final class Postmaster: ObservableObject {
  @Published private(set) var letters = 0
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    Task { await load() }  // fine: side-effect-in-body -- a class, made by its owner
    NotificationCenter.default.publisher(for: .init("post"))
      .sink { [weak self] _ in self?.letters += 1 }  // fine: side-effect-in-body -- a class
      .store(in: &subscriptions)
  }

  private func load() async { letters = 4 }
}

struct Envelope {
  let name: String

  init(name: String) {
    self.name = name
    UserDefaults.standard.set(name, forKey: "last")  // fine: side-effect-in-body -- not a view
  }
}

struct LetterView: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    // fine: side-effect-in-body -- once for each view of UIKit
    NotificationCenter.default.addObserver(
      context.coordinator, selector: #selector(Coordinator.changed), name: .init("post"),
      object: nil)
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) { label.text = text }

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject {
    @objc func changed() {}
  }
}
