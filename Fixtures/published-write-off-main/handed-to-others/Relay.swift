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

final class Mailbox: ObservableObject {
  @Published var letters = 0
  @MainActor @Published var stamps = 0
  private let session: URLSession
  private let onMainQueue = URLSession(
    configuration: .default, delegate: nil, delegateQueue: .main)

  init(session: URLSession) { self.session = session }

  func collect(_ url: URL) {
    session.dataTask(with: url) { _, _, _ in
      self.letters = 1  // fine: published-write-off-main -- whoever gave the session chose its queue
    }.resume()
    onMainQueue.dataTask(with: url) { _, _, _ in
      self.letters = 2  // fine: published-write-off-main -- calls back on the main queue
    }.resume()
  }

  func stamp() async {
    await Task.yield()
    stamps = 1  // fine: published-write-off-main -- the compiler sees to the actor of this one
  }
}
