import SwiftUI

class Inbox: ObservableObject {
  @SwiftUI.State var unread = 0  // expect: dynamic-property-outside-view warning `@SwiftUI.State`
  // expect: dynamic-property-outside-view warning `@State`
  @State
  private(set) var title: String?
  @State(initialValue: 3) var stars: Int  // expect: dynamic-property-outside-view warning
  @MainActor @State var drafts = [1]  // expect: dynamic-property-outside-view warning `@State`
  // expect: dynamic-property-outside-view warning `@State`
  @State private var spam = false, phishing = false
}
