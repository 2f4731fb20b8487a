/// An object of JSON with its keys in the order of the file, each once.
struct JSONObject: Hashable, Sendable {
  struct Member: Hashable, Sendable {
    let key: String
    let value: JSONValue
    /// The byte at which the key begins, counted from 0.
    let offset: Int
  }

  let members: [Member]

  /// The value of a key, nil where it is missing. Complexity: O(n); the objects of a recording have few keys.
  subscript(key: String) -> JSONValue? {
    members.first { $0.key == key }?.value
  }
}
