/// What a plot can be written as.
enum PlotFormat: String, FileFormat {
  case svg, png
}
