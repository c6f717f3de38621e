import SwiftUI

final class LinkOpener {
  // expect: dynamic-property-outside-view note
  @Environment(\.openURL) private var openURL
  // expect: dynamic-property-outside-view note
  @Environment(\.openWindow) private var openWindow
  // expect: dynamic-property-outside-view note
  @Environment(\.dismissWindow) private var dismissWindow
  // expect: dynamic-property-outside-view note
  @Environment(\.openSettings) private var openSettings

  @MainActor func open(_ url: URL) {
    openURL(url)
    openWindow(id: "log")
    dismissWindow(id: "start")
    openSettings()
  }
}
