import Combine
import SwiftUI

func onMain(_ work: () -> Void) { DispatchQueue.main.sync(execute: work) }

final class Relay: ObservableObject {
  @Published var runners = 0
  private let main = DispatchQueue.main
  private let mixed: DispatchQueue = .main

  func start() async {
    await Task.yield()
    onMain {
      runners = 1  // fine: published-write-off-main -- what the function does with it is its own matter
    }
    main.async {
      self.runners = 2  // fine: published-write-off-main -- the main queue by another name
    }
    mixed.async {
      self.runners = 3  // fine: published-write-off-main -- so is this
    }
    await MainActor.run { runners = 4 }  // fine: published-write-off-main -- the main actor
  }

  func start(isolation: isolated (any Actor)? = #isolation) async {
    await Task.yield()
    runners = 5  // fine: published-write-off-main -- runs where its caller does
  }
}
