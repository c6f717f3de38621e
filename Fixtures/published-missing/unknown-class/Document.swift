// config: {"enable": ["published-missing"]}
import CoreData
import DocumentKit
import SwiftUI

final class LetterModel: DocumentModel, ObservableObject {
  var pages = 1  // fine: published-missing -- the superclass may announce
  func add() { pages += 1 }
}

@Announcing final class MemoModel: ObservableObject {
  var lines = 1  // fine: published-missing -- the macro may announce
  func add() { lines += 1 }
}

final class StampModel: ObservableObject {
  @Broadcast var colour = "red"  // fine: published-missing -- a wrapper that may announce
  func paint() { colour = "blue" }
}

final class Envelope: NSManagedObject {
  var weight = 20  // fine: published-missing -- a managed object
  func fill() { weight += 5 }
}

struct DeskPage: View {
  @ObservedObject var letter: LetterModel
  @ObservedObject var memo: MemoModel
  @ObservedObject var stamp: StampModel
  @ObservedObject var envelope: Envelope

  var body: some View {
    Button("\(letter.pages) \(memo.lines) \(stamp.colour) \(envelope.weight)") {
      letter.add()
      memo.add()
      stamp.paint()
      envelope.fill()
    }
  }
}
