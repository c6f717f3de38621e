import SwiftUI

public final class Lake: ObservableObject {
  @Published public var depth = 40
  public init() {}
}

public struct LakeRoot<Content: View>: View {
  @StateObject private var lake = Lake()
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content.environmentObject(lake) }
}
