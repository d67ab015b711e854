import ScenarioRunner
import TestSupport
import Testing

@testable import Reporters

/// What a stream of messages says of the CI system that made the run.
struct CISystemTests {
  /// A system with the variables of a build, and what is told of it.
  struct Build: CustomTestStringConvertible {
    var name: String
    var environment: [String: String]
    var json: String

    var testDescription: String { name }
  }

  private static let revision = "83ce1df0f8be2767655bb805d20126ee441b71bf"

  static let builds = [
    Build(
      name: "GitHub Actions, a branch",
      environment: [
        "GITHUB_ACTIONS": "true", "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "acme/shop",
        "GITHUB_RUN_ID": "1658821493", "GITHUB_SHA": revision, "GITHUB_REF": "refs/heads/fix/price",
        "GITHUB_HEAD_REF": "",
      ],
      json: #"""
        {"name":"GitHub Actions","url":"https://github.com/acme/shop/actions/runs/1658821493",\#
        "buildNumber":"1658821493","git":{"remote":"https://github.com/acme/shop.git",\#
        "revision":"\#(revision)","branch":"fix/price"}}
        """#),
    Build(
      name: "GitHub Actions, a pull request",
      environment: [
        "GITHUB_ACTIONS": "true", "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "acme/shop",
        "GITHUB_SHA": revision, "GITHUB_REF": "refs/pull/7/merge", "GITHUB_HEAD_REF": "fix/price",
      ],
      json: #"""
        {"name":"GitHub Actions","git":{"remote":"https://github.com/acme/shop.git",\#
        "revision":"\#(revision)","branch":"fix/price"}}
        """#),
    Build(
      name: "GitHub Actions, a tag",
      environment: [
        "GITHUB_ACTIONS": "true", "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "acme/shop",
        "GITHUB_SHA": revision, "GITHUB_REF": "refs/tags/v1.2",
      ],
      json: #"""
        {"name":"GitHub Actions","git":{"remote":"https://github.com/acme/shop.git",\#
        "revision":"\#(revision)","tag":"v1.2"}}
        """#),
    Build(
      name: "GitLab",
      environment: [
        "GITLAB_CI": "true", "CI_JOB_URL": "https://gitlab.com/acme/shop/-/jobs/12", "CI_JOB_ID": "12",
        "CI_REPOSITORY_URL": "https://gitlab-ci-token:glcbt-64_secret@gitlab.com/acme/shop.git",
        "CI_COMMIT_SHA": revision, "CI_COMMIT_BRANCH": "main",
      ],
      json: #"""
        {"name":"GitLab","url":"https://gitlab.com/acme/shop/-/jobs/12","buildNumber":"12",\#
        "git":{"remote":"https://gitlab.com/acme/shop.git","revision":"\#(revision)","branch":"main"}}
        """#),
    Build(
      name: "GitLab, a merge request",
      environment: [
        "GITLAB_CI": "true", "CI_REPOSITORY_URL": "https://gitlab.com/acme/shop.git",
        "CI_COMMIT_SHA": revision,
        "CI_MERGE_REQUEST_SOURCE_BRANCH_NAME": "fix/price",
      ],
      json: #"""
        {"name":"GitLab","git":{"remote":"https://gitlab.com/acme/shop.git",\#
        "revision":"\#(revision)","branch":"fix/price"}}
        """#),
    Build(
      name: "CircleCI",
      environment: [
        "CIRCLECI": "true", "CIRCLE_BUILD_URL": "https://circleci.com/gh/acme/shop/34",
        "CIRCLE_BUILD_NUM": "34",
        "CIRCLE_REPOSITORY_URL": "git@github.com:acme/shop.git", "CIRCLE_SHA1": revision,
        "CIRCLE_BRANCH": "main",
      ],
      json: #"""
        {"name":"CircleCI","url":"https://circleci.com/gh/acme/shop/34","buildNumber":"34",\#
        "git":{"remote":"git@github.com:acme/shop.git","revision":"\#(revision)","branch":"main"}}
        """#),
    Build(
      name: "Buildkite, a tag",
      environment: [
        "BUILDKITE": "true", "BUILDKITE_BUILD_URL": "https://buildkite.com/acme/shop/builds/56",
        "BUILDKITE_BUILD_NUMBER": "56", "BUILDKITE_REPO": "ssh://git@example.org/shop.git",
        "BUILDKITE_COMMIT": revision, "BUILDKITE_BRANCH": "v1.2", "BUILDKITE_TAG": "v1.2",
      ],
      json: #"""
        {"name":"Buildkite","url":"https://buildkite.com/acme/shop/builds/56","buildNumber":"56",\#
        "git":{"remote":"ssh://git@example.org/shop.git","revision":"\#(revision)","tag":"v1.2"}}
        """#),
    Build(
      name: "Semaphore",
      environment: [
        "SEMAPHORE": "true", "SEMAPHORE_ORGANIZATION_URL": "https://acme.semaphoreci.com",
        "SEMAPHORE_JOB_ID": "5fb8dd98", "SEMAPHORE_GIT_URL": "git@github.com:acme/shop.git",
        "SEMAPHORE_GIT_SHA": revision, "SEMAPHORE_GIT_BRANCH": "main",
        "SEMAPHORE_GIT_WORKING_BRANCH": "fix/price",
      ],
      json: #"""
        {"name":"Semaphore","url":"https://acme.semaphoreci.com/jobs/5fb8dd98","buildNumber":"5fb8dd98",\#
        "git":{"remote":"git@github.com:acme/shop.git","revision":"\#(revision)","branch":"fix/price"}}
        """#),
    Build(
      name: "Azure Pipelines",
      environment: [
        "TF_BUILD": "True", "SYSTEM_COLLECTIONURI": "https://dev.azure.com/acme/",
        "SYSTEM_TEAMPROJECT": "My Shop", "BUILD_BUILDID": "78", "BUILD_BUILDNUMBER": "20261130.1",
        "BUILD_REPOSITORY_URI": "https://acme@dev.azure.com/acme/shop/_git/shop",
        "BUILD_SOURCEVERSION": revision, "BUILD_SOURCEBRANCH": "refs/heads/main",
      ],
      json: #"""
        {"name":"Azure Pipelines","url":"https://dev.azure.com/acme/My%20Shop/_build/results?buildId=78",\#
        "buildNumber":"20261130.1","git":{"remote":"https://dev.azure.com/acme/shop/_git/shop",\#
        "revision":"\#(revision)","branch":"main"}}
        """#),
    Build(
      name: "Azure Pipelines, a pull request",
      environment: [
        "TF_BUILD": "True", "BUILD_REPOSITORY_URI": "https://github.com/acme/shop",
        "BUILD_SOURCEVERSION": revision, "BUILD_SOURCEBRANCH": "refs/pull/7/merge",
        "SYSTEM_PULLREQUEST_SOURCEBRANCH": "refs/heads/fix/price",
      ],
      json: #"""
        {"name":"Azure Pipelines","git":{"remote":"https://github.com/acme/shop",\#
        "revision":"\#(revision)","branch":"fix/price"}}
        """#),
    Build(
      name: "Jenkins",
      environment: [
        "JENKINS_URL": "https://ci.example.org/", "BUILD_URL": "https://ci.example.org/job/shop/9/",
        "BUILD_NUMBER": "9", "GIT_URL": "https://bot:pa/ss@example.org/shop.git", "GIT_COMMIT": revision,
        "GIT_BRANCH": "origin/main", "GIT_LOCAL_BRANCH": "main",
      ],
      json: #"""
        {"name":"Jenkins","url":"https://ci.example.org/job/shop/9/","buildNumber":"9",\#
        "git":{"remote":"https://example.org/shop.git","revision":"\#(revision)","branch":"main"}}
        """#),
    Build(
      name: "a system that does not tell of Git",
      environment: ["BUILDKITE": "true", "BUILDKITE_COMMIT": "HEAD"],
      json: #"{"name":"Buildkite"}"#),
  ]

  @Test(arguments: builds) func `a build is told of as its system does`(build: Build) throws {
    let ci = try #require(MessageMeta.CI(environment: build.environment))
    #expect(ci.value.line == build.json)
  }

  @Test(.enabled(if: MessageSchema.isThere, "needs ../shared/conformance"), arguments: builds)
  func `what is told is valid`(build: Build) throws {
    let schema = try MessageSchema.load()
    let meta = MessageMeta(ci: MessageMeta.CI(environment: build.environment))
    let paper = Paper()
    let reporter = MessageReporter(
      ReporterContext(output: paper.output, messages: MessageOptions(now: { .zero }, meta: meta)))
    reporter.receive(.runStarted(RunStarted(testCases: [])))
    let line = try #require(paper.text.split(separator: "\n").first)
    let value = try #require(JSONValue(parsing: String(line)))
    #expect(value["meta"]?["ci"]?["name"]?.string != nil)
    #expect(schema.problems(with: value) == [], "\(line)")
  }

  @Test(arguments: [[:], ["CI": "true"], ["GITHUB_ACTIONS": ""], ["BUILDKITE": "false"]])
  func `elsewhere nothing is told`(environment: [String: String]) {
    #expect(MessageMeta.CI(environment: environment) == nil)
    #expect(MessageMeta().ci == nil)
  }

  @Test(arguments: [
    ("https://example.org/shop.git", "https://example.org/shop.git"),
    ("https://user:secret@example.org/shop.git", "https://example.org/shop.git"),
    ("https://secret@example.org/shop.git", "https://example.org/shop.git"),
    ("HTTPS://user:se@cret@example.org/shop", "HTTPS://example.org/shop"),
    ("https://user:se/cr:et@example.org/shop", "https://example.org/shop"),
    ("https://example.org:8443/@scope/shop", "https://example.org:8443/@scope/shop"),
    ("https://example.org/shop?private_token=secret#secret", "https://example.org/shop"),
    ("ssh://git@example.org:22/shop.git", "ssh://git@example.org:22/shop.git"),
    ("ssh://git:secret@example.org/shop.git", "ssh://git@example.org/shop.git"),
    ("git@example.org:shop.git", "git@example.org:shop.git"), ("/srv/git/shop.git", "/srv/git/shop.git"),
  ])
  func `an address is told without what lets somebody in`(remote: String, told: String) {
    let environment = ["BUILDKITE": "true", "BUILDKITE_REPO": remote, "BUILDKITE_COMMIT": "HEAD"]
    #expect(MessageMeta.CI(environment: environment)?.git?.remote == told)
  }
}
