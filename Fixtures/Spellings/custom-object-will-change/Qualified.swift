import Combine
import SwiftUI

@MainActor public final class Printer: Combine.ObservableObject {
  // expect: custom-object-will-change warning `objectWillChange`
  public nonisolated(unsafe) let objectWillChange: Combine.PassthroughSubject<Printer, Never> =
    Combine.PassthroughSubject()
  @Combine.Published public var pages = 0
}
