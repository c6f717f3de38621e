import SwiftUI

@Observable final class School {
  var pupils = 0
}

final class PupilModel {
  let school: School

  init(school: School) {
    self.school = school
    school.pupils += 1  // fine: state-write-in-view-init -- a class
  }
}

struct Pupil {
  let name: String

  init(name: String, count: Binding<Int>) {
    self.name = name
    count.wrappedValue += 1  // fine: state-write-in-view-init -- not a view
  }
}
