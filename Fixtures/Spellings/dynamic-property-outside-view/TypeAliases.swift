import SwiftUI

typealias LocalState = State

final class Fridge {
  @LocalState var degrees = 4  // miss: dynamic-property-outside-view -- an alias of a wrapper
}
