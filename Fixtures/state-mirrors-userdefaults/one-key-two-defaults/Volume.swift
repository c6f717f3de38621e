import SwiftUI

struct VolumeSlider: View {
  // fine: state-mirrors-userdefaults -- the first of the two; the second is reported
  @AppStorage("volume") private var volume = 5

  var body: some View { Stepper("\(volume)", value: $volume) }
}

struct VolumeLabel: View {
  // expect: state-mirrors-userdefaults warning
  @AppStorage("volume") private var volume = 8

  var body: some View { Text("\(volume)") }
}

struct VolumeIcon: View {
  // expect: state-mirrors-userdefaults warning
  @AppStorage("volume") private var volume = "high"

  var body: some View { Image(systemName: volume) }
}

struct TabsPage: View {
  @SceneStorage("page") private var page = 0

  var body: some View { Stepper("\(page)", value: $page) }
}

struct PageBadge: View {
  // expect: state-mirrors-userdefaults warning
  @SceneStorage("page") private var page = 1

  var body: some View { Text("\(page)") }
}
