import Foundation

/// Writing to an open descriptor until all is out.
public enum WholeWrite {
  /// Writes all bytes, in as many pieces as the system takes them in, and waits where it takes none for now.
  ///
  /// - Returns: The number of the error that kept some of them from being written; nil where all are out.
  public static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    write(bytes, wait: { waitForRoom(descriptor) }) { Foundation.write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Writes all characters of a text likewise, in UTF-8.
  public static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// What an error of that number is called, as messages write it.
  public static func reason(_ number: Int32) -> String { String(cString: strerror(number)).lowercased() }

  /// Writes all bytes by calls that each say how many they took.
  static func write(
    _ bytes: UnsafeRawBufferPointer, wait: () -> Void, call: (UnsafeRawBufferPointer) -> Int
  ) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = call(UnsafeRawBufferPointer(rebasing: rest))
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 {
        // Else it would be tried for ever.
        return EIO
      } else {
        switch errno {
        case EINTR: break
        case EAGAIN: wait()
        case let number: return number
        }
      }
    }
    return nil
  }

  /// Waits until a pipe has room that does not wait by itself, as where a program set it so that shares it.
  private static func waitForRoom(_ descriptor: Int32) {
    var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&state, 1, -1)
  }
}
