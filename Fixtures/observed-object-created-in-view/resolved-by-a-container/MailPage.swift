import DependencyBox
import SwiftUI

final class MailModel: ObservableObject {
  @Published var drafts = 0
}

struct MailPage: View {
  // fine: observed-object-created-in-view -- kept by the container
  @ObservedObject var mail: MailModel = Container.shared.resolve(MailModel.self)
  // fine: observed-object-created-in-view -- kept by the resolver
  @ObservedObject var trash: MailModel = Resolver.resolve()
  // fine: observed-object-created-in-view -- a wrapper that brings it
  @InjectedObject private var spam: MailModel

  var body: some View { Text("\(mail.drafts) \(trash.drafts) \(spam.drafts)") }
}
