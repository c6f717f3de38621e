/// One character beyond ASCII as it stands in the source, or a stretch of bytes that is none.
struct DecodedScalar {
  /// The scalar's value; 0 when the bytes are not UTF-8.
  let value: UInt32
  /// How many bytes it takes, at least 1.
  let length: Int

  /// Decodes what stands at `at`, a byte of 0x80 or more. The bytes must end in a zero byte.
  ///
  /// Stray continuation bytes are taken together; a sequence that breaks off ends where it does.
  init(at: UnsafePointer<UInt8>) {
    let first = at.pointee
    guard first >= 0xC2, first < 0xF5 else {
      var length = 1
      while Self.isStray(at[length]) { length += 1 }
      self.init(0, length)
      return
    }
    let count = (~first).leadingZeroBitCount
    var value = UInt32(first) & (0x7F >> UInt32(count))
    for index in 1..<count {
      guard at[index] & 0xC0 == 0x80 else {
        self.init(0, index)
        return
      }
      value = value << 6 | UInt32(at[index] & 0x3F)
    }
    let isShortest = value >= (count == 2 ? 0x80 : count == 3 ? 0x800 : 0x1_0000)
    self.init(isShortest && Unicode.Scalar(value) != nil ? value : 0, count)
  }

  private init(_ value: UInt32, _ length: Int) {
    self.value = value
    self.length = length
  }

  /// A byte that no character begins with.
  private static func isStray(_ byte: UInt8) -> Bool {
    byte >= 0x80 && (byte < 0xC2 || byte >= 0xF5)
  }
}

extension DecodedScalar {
  static let noBreakSpace: UInt32 = 0xA0
  static let byteOrderMark: UInt32 = 0xFEFF
  static let openingCurlyQuote: UInt32 = 0x201C
  static let closingCurlyQuote: UInt32 = 0x201D

  /// May stand inside a name.
  var continuesName: Bool {
    switch value {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
      0x203F...0x2040, 0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
      0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF,
      0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
      true
    case 0x1_0000...0xE_FFFD:
      // Every plane but its last two code points.
      value & 0xFFFF <= 0xFFFD
    default: false
    }
  }

  /// May stand at the start of a name: all that may stand inside one but combining marks.
  var beginsName: Bool {
    switch value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
    default: continuesName
    }
  }

  /// May stand at the start of an operator.
  var beginsOperator: Bool {
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3030:
      true
    default: false
    }
  }

  /// May stand inside an operator.
  var continuesOperator: Bool {
    switch value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0xE_0100...0xE_01EF:
      true
    default: beginsOperator
    }
  }
}
