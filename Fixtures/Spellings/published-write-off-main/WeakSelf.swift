import Combine
import SwiftUI

final class Jetty: ObservableObject {
  @Published var boats: [String] = []
  private let session: URLSession = .shared

  func load(_ request: URLRequest) {
    let task = session.dataTask(with: request, completionHandler: { [weak self] _, _, error in
      // expect: published-write-off-main warning `self?.boats.append("Ketch")`
      self?.boats.append("Ketch")
      guard let self, error == nil else { return }
      boats[0] = "Sloop"  // expect: published-write-off-main warning `boats[0] = "Sloop"`
    })
    task.resume()
  }
}
