import SwipeEngine

/// Where the style of a table comes from: what its values are compared with, and reset to.
struct StyleOrigin: Hashable, Sendable {
  /// What it is called: a preset's title, or the name of one's own style.
  var name: String
  /// The style as it was taken.
  var reference: StyleReference
  /// Whether it is one's own, which can be saved again, renamed and deleted.
  var isOwn = false

  /// A preset, as it is.
  init(preset id: String) {
    name = PresetFamily.title(of: id)
    reference = StyleReference(id)
  }

  init(name: String, reference: StyleReference, isOwn: Bool) {
    (self.name, self.reference, self.isOwn) = (name, reference, isOwn)
  }
}
