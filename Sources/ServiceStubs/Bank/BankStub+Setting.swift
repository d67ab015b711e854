import Synchronization

extension BankStub {
  /// How many logins were tried.
  public var logins: Int { state.withLock { $0.logins } }

  /// Returns whether the password of the last login was this text, without telling it.
  public func lastPasswordWas(_ text: String) -> Bool { state.withLock { $0.lastPassword == text } }

  /// How many refreshes were tried.
  public var refreshes: Int { state.withLock { $0.refreshes } }

  /// Sets the password of an account, both as digits.
  public func setPassword(_ password: String, cpf: String) {
    state.withLock { $0.book.passwords[cpf] = password }
  }

  /// Sets the entries of the statement, and with them their details.
  public func setEntries(_ entries: [BankEntry]) {
    state.withLock { $0.book.entries = entries }
  }

  /// Adds an entry at the end of the statement.
  public func add(_ entry: BankEntry) {
    state.withLock { $0.book.entries.append(entry) }
  }

  /// Removes the entries with a counterparty; returns whether there were any.
  @discardableResult
  public func removeEntries(named name: String) -> Bool {
    state.withLock { state in
      let before = state.book.entries.count
      state.book.entries.removeAll { $0.name == name }
      return state.book.entries.count < before
    }
  }

  /// Has no token accepted that was given out so far; each can still be exchanged for a new one.
  public func expireTokens() {
    state.withLock { state in
      for index in state.tokens.indices { state.tokens[index].isAccepted = false }
    }
  }

  /// Has no token accepted, nor exchanged, that was given out so far.
  public func revokeTokens() {
    expireTokens()
    state.withLock { state in
      for index in state.tokens.indices { state.tokens[index].isRefreshable = false }
    }
  }

  /// Sets whether list and details refuse every token, however new.
  public func setRefusesEveryToken(_ refuses: Bool) {
    state.withLock { $0.refusesEveryToken = refuses }
  }

  /// Sets how long after it was given out a token can be exchanged for a new one, in milliseconds.
  public func setRefreshWindow(milliseconds: Int64) {
    state.withLock { $0.refreshWindow = milliseconds }
  }
}
