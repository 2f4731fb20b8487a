/// Every benchmark, in the order in which they run.
@MainActor
enum BenchCatalog {
  /// Memory comes first, before the others have made holes in it; then the start, while the caches are cold.
  static let all: [any Benchmark.Type] = [
    MemoryBenchmark.self,
    StartBenchmark.self,
    SpringBenchmark.self,
    VelocityBenchmark.self,
    TableBenchmark.self,
    RowChangeBenchmark.self,
    TraceBenchmark.self,
    DisplayListBenchmark.self,
    RedrawBenchmark.self,
    ScrollBenchmark.self,
    DragBenchmark.self,
    UndoBarBenchmark.self,
    StillBenchmark.self,
    NewRowsBenchmark.self,
    FilmBenchmark.self,
    CurveBenchmark.self,
    LaboratoryBenchmark.self,
  ]
}
