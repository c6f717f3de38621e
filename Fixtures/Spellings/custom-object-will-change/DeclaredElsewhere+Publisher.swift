import Combine

extension Spinner {
  // expect: custom-object-will-change warning `objectWillChange`
  var objectWillChange: PassthroughSubject<Void, Never> { changes }
}
