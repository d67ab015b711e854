import Foundation
import TestSupport

/// What Perl's reader of the Test Anything Protocol makes of a report.
struct TAPReading: Decodable {
  /// A point, with the diagnostics that stand under it.
  struct Point: Decodable, Equatable {
    var number: Int
    var description: String
    /// What stands behind the sign of a directive.
    var explanation: String
    var diagnostics: [String: String]?
    /// Of those, what went wrong in attempts before the last one.
    var earlier: [[String: String]]?
  }

  var version: Int
  /// The line of the plan; nil where it was not found.
  var plan: String?
  var points: [Point]
  var failed: [Int]
  var todo: [Int]
  var skipped: [Int]
  /// Why all is skipped, or why the run was given up; empty where neither is.
  var skipAll: String
  var bailout: String
  /// What the reader complains of.
  var errors: [String]

  /// The programs that read; both come with Perl.
  static let perl = InstalledProgram.url("perl", thatRuns: ["-MTAP::Parser", "-MJSON::PP", "-e", "1"])
  static let prove = InstalledProgram.url("prove")
  static let areThere = perl != nil && prove != nil

  /// Reads a report with `TAP::Parser`.
  init(_ report: String) async throws {
    let ending = try await ForeignReader.run(Self.perl, ["-e", Self.script], on: report, named: "report.tap")
    guard ending.status == 0 else { throw NotRead(errors: ending.errors) }
    self = try JSONDecoder().decode(TAPReading.self, from: Data(ending.output.utf8))
  }

  /// Returns the exit status of `prove`, to which a report is all that a test writes.
  static func statusOfProve(_ report: String) async throws -> Int32 {
    try await ForeignReader.run(prove, [], on: report, named: "report.tap").status
  }

  struct NotRead: Error { var errors: String }

  /// Writes what the reader says as JSON; texts stay the bytes that they are.
  private static let script = """
    use strict; use warnings; use TAP::Parser; use JSON::PP;
    my $parser = TAP::Parser->new({ source => $ARGV[0] });
    my ($bailout, @points) = ('');
    while (my $line = $parser->next) {
      $bailout = $line->explanation if $line->is_bailout;
      push @points, {
        number => $line->number + 0, description => $line->description, explanation => $line->explanation
      } if $line->is_test;
      next unless $line->is_yaml;
      my $data = $line->data;
      $points[-1]{earlier} = delete $data->{earlier} if exists $data->{earlier};
      $points[-1]{diagnostics} = $data;
    }
    sub numbers { [map { $_ + 0 } @_] }
    print JSON::PP->new->encode({
      version => $parser->version + 0, plan => $parser->plan, points => \\@points,
      failed => numbers($parser->failed), todo => numbers($parser->todo),
      skipped => numbers($parser->skipped), skipAll => $parser->skip_all || '',
      bailout => $bailout, errors => [$parser->parse_errors]
    });
    """
}
