/// What an element is to the person using it, named as in WAI-ARIA 1.2, section 5.4.
public enum Role: String, Sendable, Hashable, CaseIterable, Codable {
  case heading, text, textbox, button, dialog, listbox, option, list, listitem
  case slider, img, status, progressbar, tab, `switch`
}
