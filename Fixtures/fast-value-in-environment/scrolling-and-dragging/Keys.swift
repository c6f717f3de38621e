import SwiftUI

extension EnvironmentValues {
  @Entry var pull: CGFloat = 0
  @Entry var isPulled = false
  @Entry var breadth: CGFloat = 0
  @Entry var shade: Double = 0
}
