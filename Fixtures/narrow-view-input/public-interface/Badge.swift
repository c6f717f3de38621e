// config: {"enable": ["narrow-view-input"]}
import SwiftUI

public struct Member {
  public var name: String
  public var street: String
  public var town: String
  public var since: Int
}

public struct MemberBadge: View {
  let member: Member  // fine: narrow-view-input -- others call this initialiser

  public init(member: Member) { self.member = member }

  public var body: some View { Text(member.name) }
}
