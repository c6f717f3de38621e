import Observation

@Observable final class Trellis {
  var vines = 2
}
