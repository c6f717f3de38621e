import Combine

final class Pond {  // expect: legacy-observable-object note `Pond`
  @Published var ducks = 1
}
