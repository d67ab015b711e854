/// A CI system and the variables by which it tells of a build.
///
/// See docs.github.com/actions/reference/workflows-and-actions/variables,
/// docs.gitlab.com/ci/variables/predefined_variables, circleci.com/docs/variables,
/// buildkite.com/docs/pipelines/configure/environment-variables, docs.semaphore.io/reference/env-vars,
/// learn.microsoft.com/azure/devops/pipelines/build/variables, jenkins.io/doc/book/pipeline/jenkinsfile and
/// plugins.jenkins.io/git.
struct CISystem {
  /// What people call it.
  var name: String
  /// The variable that is set in each of its builds.
  var marker: String
  /// The page of a build: variables in braces, with all else as it is.
  var url: String
  var buildNumber: String
  /// The address of the repository, likewise.
  var remote: String
  var revision: String
  /// The variables with the branch, the first one that has a value counts; a request to merge comes first.
  var branch: [String]
  var tag: String

  /// The systems; Jenkins comes last, as its builds may start others.
  static let all = [
    CISystem(
      name: "GitHub Actions", marker: "GITHUB_ACTIONS",
      url: "{GITHUB_SERVER_URL}/{GITHUB_REPOSITORY}/actions/runs/{GITHUB_RUN_ID}",
      buildNumber: "GITHUB_RUN_ID", remote: "{GITHUB_SERVER_URL}/{GITHUB_REPOSITORY}.git",
      revision: "GITHUB_SHA", branch: ["GITHUB_HEAD_REF", "GITHUB_REF"], tag: "GITHUB_REF"),
    CISystem(
      name: "GitLab", marker: "GITLAB_CI", url: "{CI_JOB_URL}", buildNumber: "CI_JOB_ID",
      remote: "{CI_REPOSITORY_URL}", revision: "CI_COMMIT_SHA",
      branch: ["CI_MERGE_REQUEST_SOURCE_BRANCH_NAME", "CI_COMMIT_BRANCH"], tag: "CI_COMMIT_TAG"),
    CISystem(
      name: "CircleCI", marker: "CIRCLECI", url: "{CIRCLE_BUILD_URL}", buildNumber: "CIRCLE_BUILD_NUM",
      remote: "{CIRCLE_REPOSITORY_URL}", revision: "CIRCLE_SHA1", branch: ["CIRCLE_BRANCH"],
      tag: "CIRCLE_TAG"),
    CISystem(
      name: "Buildkite", marker: "BUILDKITE", url: "{BUILDKITE_BUILD_URL}",
      buildNumber: "BUILDKITE_BUILD_NUMBER", remote: "{BUILDKITE_REPO}", revision: "BUILDKITE_COMMIT",
      branch: ["BUILDKITE_BRANCH"], tag: "BUILDKITE_TAG"),
    CISystem(
      name: "Semaphore", marker: "SEMAPHORE", url: "{SEMAPHORE_ORGANIZATION_URL}/jobs/{SEMAPHORE_JOB_ID}",
      buildNumber: "SEMAPHORE_JOB_ID", remote: "{SEMAPHORE_GIT_URL}", revision: "SEMAPHORE_GIT_SHA",
      branch: ["SEMAPHORE_GIT_WORKING_BRANCH", "SEMAPHORE_GIT_BRANCH"], tag: "SEMAPHORE_GIT_TAG_NAME"),
    CISystem(
      name: "Azure Pipelines", marker: "TF_BUILD",
      url: "{SYSTEM_COLLECTIONURI}{SYSTEM_TEAMPROJECT}/_build/results?buildId={BUILD_BUILDID}",
      buildNumber: "BUILD_BUILDNUMBER", remote: "{BUILD_REPOSITORY_URI}", revision: "BUILD_SOURCEVERSION",
      branch: ["SYSTEM_PULLREQUEST_SOURCEBRANCH", "BUILD_SOURCEBRANCH"], tag: "BUILD_SOURCEBRANCH"),
    CISystem(
      name: "Jenkins", marker: "JENKINS_URL", url: "{BUILD_URL}", buildNumber: "BUILD_NUMBER",
      remote: "{GIT_URL}", revision: "GIT_COMMIT",
      branch: ["CHANGE_BRANCH", "BRANCH_NAME", "GIT_LOCAL_BRANCH", "GIT_BRANCH"], tag: "TAG_NAME"),
  ]
}
