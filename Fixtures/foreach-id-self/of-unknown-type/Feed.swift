import FeedKit
import SwiftUI

struct Feed<Story: Hashable, Row: View>: View {
  let stories: [Story]
  let row: (Story) -> Row
  let items: [FeedItem]

  var body: some View {
    // fine: foreach-id-self -- whatever a Story is
    ForEach(stories, id: \.self) { row($0) }
    // fine: foreach-id-self -- a type from elsewhere
    ForEach(items, id: \.self) { Text($0.title) }
  }
}
