@main
enum Rehearse {
  static func main() {
  }
}
