/// A script that runs from right to left, by its ISO 15924 code. HarfBuzz needs it to join letters and to place marks.
public enum Script: String, Hashable, Sendable, CaseIterable {
  case adlam = "Adlm"
  case arabic = "Arab"
  case hanifiRohingya = "Rohg"
  case hebrew = "Hebr"
  case mandaic = "Mand"
  case nko = "Nkoo"
  case samaritan = "Samr"
  case syriac = "Syrc"
  case thaana = "Thaa"
}
