/// The wording of what keeps a run from being divided, and its parts from being put together.
extension UsageError {
  var shardWording: (problem: String, note: String?)? {
    switch self {
    case .noSuchShard(let number, let first, let count, let source):
      (
        "there is no shard \(number), which '\(source)' asks for",
        "with \(count) \(count == 1 ? "shard" : "shards") it is "
          + (count == 1 ? "\(first)" : "a number from \(first) to \(first + count - 1)")
      )
    case .shardWithoutNumber(let count):
      (
        "'--shards' says that there are \(count) shards, and nothing says which of them this is",
        "set JOB_COMPLETION_INDEX, as Kubernetes does in an indexed job, or write '--shard 1/\(count)' in its place"
      )
    case .totalWithoutShard(let name, let count, let missing):
      (
        "\(name) says that there are \(count) shards, and nothing says which of them this is",
        "set \(missing), too, or write '--shard INDEX/\(count)'"
      )
    case .shardWithoutTotal(let name, let missing):
      (
        "\(name) says which shard this is, and nothing says how many there are",
        "set \(missing), too, or write '--shard INDEX/TOTAL'"
      )
    case .twoTotals(let option, let name, let count):
      (
        "'--shards' says that there are \(option) shards, and \(name) that there \(count == 1 ? "is 1" : "are \(count)")",
        "leave '--shards' out, which is for systems that do not say it, or write '--shard INDEX/TOTAL'"
      )
    case .twoShards(let shard, let source, let other, let otherSource):
      (
        "\(source) say shard \(shard), and \(otherSource) shard \(other)",
        "write '--shard \(shard)' or '--shard \(other)', or take the variables of one away"
      )
    case .unevenTasks(let numbers, let count):
      (
        "the tasks of the array are not in even steps: \(numbers)",
        "number them evenly, as '--array=1-\(count)' does, or write '--shard INDEX/\(count)'"
      )
    case .orderOfShards:
      (
        "a random order without a seed is another one in each shard",
        "name the seed, the same for all of them, such as '--order random:7'"
      )
    case .noDurations(let path):
      (
        "'\(path)' does not tell how long scenarios took",
        "name a report of the last run, written with '--format json:FILE' or '--format message:FILE'"
      )
    case .notOurMessages(let path):
      (
        "'\(path)' does not tell which scenarios its run had",
        "name files that 'rehearse run --format message:FILE' wrote"
      )
    case .otherRun(let path, let first, let what):
      (
        "'\(path)' is of another run than '\(first)': \(what)",
        "merge the shards of one run, each started with the same scenarios and options"
      )
    default: nil
    }
  }
}
