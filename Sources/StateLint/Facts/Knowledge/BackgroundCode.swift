import StateLintSyntax

/// Calls that run their closure off the main thread, and those that bring it back.
/// Source: the documentation of Foundation, Dispatch, Core Data and CloudKit, and SE-0338.
enum BackgroundCode {
  /// Methods that call back on a thread of their own, by the type they belong to.
  static let rows: [(type: String, method: String)] = [
    ("NSPersistentCloudKitContainer", "performBackgroundTask"),
    ("NSPersistentContainer", "performBackgroundTask"),
    ("URLSession", "dataTask"),
    ("URLSession", "downloadTask"),
    ("URLSession", "uploadTask"),
  ]
  private static let methods = Dictionary(
    grouping: rows, by: { Name($0.method) }
  ).mapValues { Set($0.map { Name($0.type) }) }

  static func types(calling method: Name) -> Set<Name>? { methods[method] }

  /// Methods of a `DispatchQueue` that run a closure on it.
  static let queueMethods = Set(queueMethodRows.map { Name($0) })
  static let queueMethodRows = ["async", "asyncAfter"]

  /// What stands in a chain that brings code back to the main thread.
  static let mainNames = Set(mainRows.map { Name($0) })
  static let mainRows = ["MainActor", "main"]

  static let queue = Name("DispatchQueue")
  static let session = Name("URLSession")
  static let global = Name("global")
  static let detached = Name("detached")
  static let task = Name("Task")
  static let download = Name("dataTaskPublisher")
  static let sink = Name("sink")
  static let receive = Name("receive")

  /// Protocols that say nothing about where their methods are called.
  static let freeProtocols = Set(freeProtocolRows.map { Name($0) })
  static let freeProtocolRows = [
    "AnyObject", "CLLocationManagerDelegate", "Codable", "CustomStringConvertible", "Decodable",
    "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "NSObject", "NSObjectProtocol",
    "ObservableObject", "Sendable", "URLSessionDataDelegate", "URLSessionDelegate",
    "URLSessionDownloadDelegate", "URLSessionTaskDelegate",
  ]

  /// Attributes that do not change where code runs.
  static let freeAttributes = Set(freeAttributeRows.map { Name($0) })
  static let freeAttributeRows = [
    "Observable", "available", "discardableResult", "dynamicMemberLookup", "inlinable", "objc",
    "objcMembers",
  ]
}
