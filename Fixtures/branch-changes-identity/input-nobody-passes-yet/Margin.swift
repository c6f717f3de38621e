import SwiftUI

public struct MarginNote: View {
  private let isLeft: Bool
  @State private var text = ""

  public init(isLeft: Bool) { self.isLeft = isLeft }

  public var body: some View {
    // fine: branch-changes-identity -- nobody here knows whether it ever changes
    if isLeft {
      TextField("Note", text: $text).multilineTextAlignment(.leading)
    } else {
      TextField("Note", text: $text)
    }
  }
}
