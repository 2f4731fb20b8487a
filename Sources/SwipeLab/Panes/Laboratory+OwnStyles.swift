public import SwipeEngine
import SwipeTable

/// One's own styles, style files, and the clipboard: what the program around the laboratory tells.
extension String {
  /// A clause as a sentence, with the full stop that it ends in, unless it is a question.
  fileprivate var sentence: String { hasSuffix("?") ? withCapital : withCapital + "." }
}

extension Laboratory {
  /// One of one's own styles, as it is on disk.
  public struct OwnStyle: Hashable, Sendable {
    public var name: String
    public var reference: StyleReference

    public init(name: String, reference: StyleReference) {
      self.name = name
      self.reference = reference
    }
  }

  /// Tells which styles of one's own there are. A table that uses one of them follows a change of its file.
  ///
  /// - Parameter broken: the names of those whose file gives no style at present: they stay as they were last.
  public mutating func setOwnStyles(_ styles: [OwnStyle], broken: [String] = [], at time: Timestamp) {
    let old = ownStyles
    let kept = old.filter { style in broken.contains(style.name) && !styles.contains { $0.name == style.name }
    }
    ownStyles = (styles + kept).sorted { $0.name.lowercased() < $1.name.lowercased() }
    for side in sides.indices where origins[side].isOwn {
      guard let style = styles.first(where: { $0.name == origins[side].name }),
        let before = old.first(where: { $0.name == style.name }), before != style,
        origins[side].reference != style.reference
      else { continue }
      // One that was just saved is in use already.
      guard Self.style(of: style.reference) != originStyle(of: side) else { continue }
      take(StyleOrigin(name: style.name, reference: style.reference, isOwn: true), side: side, at: time)
    }
  }

  mutating func takeOwnStyle(_ name: String, side: Int, at time: Timestamp) {
    guard let style = ownStyles.first(where: { $0.name == name }) else { return }
    take(StyleOrigin(name: name, reference: style.reference, isOwn: true), side: side, at: time)
  }

  /// A style was kept under a name: it is the one in use, and nothing of it is changed.
  public mutating func styleWasSaved(
    _ name: String,
    _ reference: StyleReference,
    side: Int,
    at time: Timestamp
  ) {
    closeNaming()
    guard origins.indices.contains(side) else { return }
    origins[side] = StyleOrigin(name: name, reference: reference, isOwn: true)
    announce("Saved “\(name)”", icon: "check", at: time)
  }

  /// A style of one's own has another name.
  public mutating func styleWasRenamed(_ old: String, to new: String) {
    closeNaming()
    revise { if $0.isOwn, $0.name == old { $0.name = new } }
  }

  /// A style of one's own is gone; tables that use it keep its values, as changes of the preset that it was made from.
  public mutating func styleWasDeleted(_ name: String, at time: Timestamp) {
    revise { if $0.isOwn, $0.name == name { $0 = StyleOrigin(preset: $0.reference.base) } }
    announce("Deleted “\(name)”", icon: "trash", at: time)
  }

  /// Changes where styles come from, those that can be taken back or made again too.
  private mutating func revise(_ change: (inout StyleOrigin) -> Void) {
    origins.revise(change)
    styleUndo.revise(change)
  }

  /// A style could not be kept, renamed or deleted.
  ///
  /// - Parameter exists: whether there is one of that name, which may be replaced when it is asked for again.
  public mutating func styleWasRefused(_ sentence: String, exists: Bool) {
    guard case .name(var naming) = dialog else {
      banner = ErrorBanner(title: sentence)
      return
    }
    naming.error = sentence
    naming.replaces = exists && !naming.isRenaming
    dialog = .name(naming)
  }

  private mutating func closeNaming() {
    guard case .name? = dialog else { return }
    dialog = nil
    effects.append(.typing(nil))
  }

  /// Begins with a style.
  ///
  /// - Parameters:
  ///   - name: what it is called; nil is a preset.
  ///   - isOwn: whether it is one of one's own.
  public mutating func begin(with reference: StyleReference, named name: String?, isOwn: Bool) {
    let origin =
      name.map { StyleOrigin(name: $0, reference: reference, isOwn: isOwn) }
      ?? StyleOrigin(preset: reference.base)
    take(origin, reference, side: 0, at: .zero)
    styleUndo = StyleUndo()
  }

  /// The style file that is watched has been read: at the start, and whenever it has changed.
  public mutating func takeStyleFile(_ name: String, _ reference: StyleReference, at time: Timestamp) {
    let isOwn = origins[0].isOwn && origins[0].name == name
    take(StyleOrigin(name: name, reference: reference, isOwn: isOwn), side: 0, at: time)
  }

  /// A style file gives no style: the last good one stays in use.
  ///
  /// - Parameters:
  ///   - what: what is wrong, and where.
  ///   - advice: what to do, a clause without a full stop; may be empty.
  ///   - path: the file's, for those who want to see it.
  public mutating func refuseStyleFile(_ what: String, advice: String, path: String) {
    let last = "The last good style stays in use."
    let detail = advice.isEmpty ? last : "\(last) \(advice.sentence)"
    banner = ErrorBanner(title: what, detail: detail, path: path)
  }

  /// The path of the style file whose error is shown; nil for none.
  public var refusedFile: String? { banner?.path }

  /// A style file gives a style, or is gone: what was wrong with it is over.
  public mutating func clearStyleFile(_ path: String) {
    if banner?.path == path { banner = nil }
  }

  // MARK: Clipboard

  mutating func copyCode(_ form: StyleCode.Form, side: Int, at time: Timestamp) {
    let style = sides[min(side, sides.count - 1)].session.style
    do throws(StyleReference.Failure) {
      guard let text = try StyleCode(style).text(form) else {
        return announce("A spring that jumps has no such form", icon: "info", at: time)
      }
      effects.append(.copy(text))
      announce("Copied as \(form.title)", icon: "copy", at: time)
    } catch {
      announce(error.description, icon: "warning", at: time)
    }
  }

  /// Takes the clipboard's text as values of the style; nil is an empty clipboard.
  ///
  /// - Returns: what the program around it has to do.
  public mutating func paste(_ text: String?, at time: Timestamp) -> [LabEffect] {
    takeValues(from: text, at: time)
    return takeEffects()
  }

  private mutating func takeValues(from text: String?, at time: Timestamp) {
    let side = side(of: edited)
    guard let text, !text.isEmpty else {
      return announce("There is no text on the clipboard that can be read", icon: "paste", at: time)
    }
    do throws(StylePasteError) {
      switch try StylePaste(parsing: text, present: sides[side].session.table.style) {
      case .style(let reference):
        let origin = StyleOrigin(preset: reference.base)
        take(origin, reference, side: side, at: time)
        announce("Took the style", icon: "paste", at: time)
      case .settings(let settings):
        let style = sides[side].session.table.style
        let changed = settings.filter { SwipeStyle.parameter($0.id)?.value(in: style) != $0.value }
        guard !changed.isEmpty else {
          return announce("These are its values already", icon: "paste", at: time)
        }
        tune(changed, sides: sides(of: edited), at: time)
        announce(
          changed.count == 1 ? "Took 1 value" : "Took \(changed.count) values",
          icon: "paste",
          at: time
        )
      }
    } catch {
      banner = ErrorBanner(title: error.what.withCapital, detail: error.advice.withCapital)
    }
  }

  /// Takes typed letters in, or the clipboard's text into the field that is being typed in.
  ///
  /// - Returns: what the program around it has to do.
  public mutating func type(_ text: String, at time: Timestamp) -> [LabEffect] {
    pass(to: time)
    if dialog != nil {
      typeInDialog(text)
    } else if menu == nil, let pane = inspectorPane, inspector.isTyping {
      carryOut(inspector.type(text, subject, in: pane, at: time), at: time)
    }
    return takeEffects()
  }
}
