import HTTPWire
import Testing

@Test func `fields are found in any case, and set in place of all of their name`() {
  var fields: HeaderFields = ["Set-Cookie": "a", "set-cookie": "b", "Vary": "x"]
  #expect(fields["SET-COOKIE"] == "a")
  #expect(fields.values("Set-cookie") == ["a", "b"])
  fields["set-Cookie"] = "c"
  #expect(fields == ["Vary": "x", "set-Cookie": "c"])
  fields["vary"] = nil
  #expect(fields["Vary"] == nil)
}

@Test func `members of comma lists are found across fields`() {
  let fields: HeaderFields = ["Connection": "Upgrade , TE", "connection": "close"]
  #expect(fields.lists("te", in: "Connection"))
  #expect(fields.lists("Close", in: "Connection"))
  #expect(!fields.lists("clos", in: "Connection"))
}
