import Combine
import CoreData
import SwiftUI

final class SeedBank: ObservableObject {
  @Published var isImported = false
  private let container: NSPersistentContainer

  init(container: NSPersistentContainer) { self.container = container }

  func importSeeds() {
    container.performBackgroundTask { context in
      try? context.save()
      self.isImported = true  // expect: published-write-off-main warning `self.isImported = true`
    }
  }
}
