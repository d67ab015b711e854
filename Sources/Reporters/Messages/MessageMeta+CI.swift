import ScenarioRunner

extension MessageMeta {
  /// The CI system in which a run is made, and what is built there.
  public struct CI: Sendable, Hashable {
    /// What is built, as the system got it from Git.
    public struct Git: Sendable, Hashable {
      /// The address of the repository, without what would let somebody in.
      public var remote: String
      /// The commit.
      public var revision: String
      /// The branch, where the build is of one.
      public var branch: String?
      /// The tag, where the build is of one.
      public var tag: String?

      /// Creates a description.
      public init(remote: String, revision: String, branch: String? = nil, tag: String? = nil) {
        self.remote = remote
        self.revision = revision
        self.branch = branch
        self.tag = tag
      }
    }

    /// What people call the system.
    public var name: String
    /// The page of the build.
    public var url: String?
    /// What the system calls the build.
    public var buildNumber: String?
    /// What is built; nil where the system does not tell.
    public var git: Git?

    /// Creates a description.
    public init(name: String, url: String? = nil, buildNumber: String? = nil, git: Git? = nil) {
      self.name = name
      self.url = url
      self.buildNumber = buildNumber
      self.git = git
    }
  }
}

extension MessageMeta.CI {
  var value: JSONValue {
    .object(
      [.init("name", .string(name))]
        + MessageMeta.members([("url", url), ("buildNumber", buildNumber)])
        + (git.map { [.init("git", $0.value)] } ?? []))
  }
}

extension MessageMeta.CI.Git {
  fileprivate var value: JSONValue {
    .object(
      MessageMeta.members([("remote", remote), ("revision", revision), ("branch", branch), ("tag", tag)]))
  }
}

extension MessageMeta {
  /// The texts that there are.
  fileprivate static func members(_ texts: [(String, String?)]) -> [JSONValue.Member] {
    texts.compactMap { name, text in text.map { JSONValue.Member(name, .string($0)) } }
  }
}
