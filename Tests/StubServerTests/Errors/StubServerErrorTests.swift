import StubServer
import Testing

@Test(arguments: [
  (StubServerError.portInUse(8080), "port 8080 is in use; choose another with --port, or 0 for any free one"),
  (
    .portForbidden(80),
    "port 80 is not open to this user; choose one above 1023 with --port, or 0 for any free one"
  ),
  (
    .cannotListen(reason: "socket: too many open files"),
    "cannot listen on 127.0.0.1: socket: too many open files; end what holds many sockets"
  ),
])
func `every error says what to do`(error: StubServerError, text: String) {
  #expect(error.description == text)
}
