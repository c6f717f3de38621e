import SwiftUI

@Observable final class Story: Identifiable {
  let id: Int
  var title = ""
  var tags: [Tag] = []
  init(id: Int) { self.id = id }
}

struct Tag: Identifiable {
  let id: Int
  var text = ""
}

struct StoryList: View {
  @Bindable var story: Story
  @State private var stories: [Story] = []

  var body: some View {
    List {
      ForEach($story.tags) { $tag in
        TextField("Tag", text: $tag.text)  // fine: missing-bindable -- declared by the closure
      }
      ForEach($stories) { $story in
        TextField("Title", text: $story.title)  // fine: missing-bindable -- declared by the closure
      }
      ForEach($stories) {
        TextField("Title", text: $0.title)  // fine: missing-bindable -- `$0` is a parameter
      }
      Button("Add") { stories.append(Story(id: stories.count)) }
    }
  }
}
