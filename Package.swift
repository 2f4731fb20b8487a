// swift-tools-version: 6.2
import PackageDescription

/// Every target is built with these: the language's strict forms, and warnings as errors.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "SwipeLab",
  products: [
    .library(name: "SwipeEngine", targets: ["SwipeEngine"]),
    .library(name: "SwipeTable", targets: ["SwipeTable"]),
    .library(name: "SwipeRaster", targets: ["SwipeRaster"]),
    .library(name: "SwipeTableSDL", targets: ["SwipeTableSDL"]),
    .library(name: "SDL", targets: ["SDL"]),
    .executable(name: "swipelab", targets: ["SwipeLabApp"]),
    .executable(name: "smallest-cell", targets: ["SmallestCell"]),
    .executable(name: "swipelab-bench", targets: ["SwipeLabBench"]),
  ],
  targets: [
    .systemLibrary(
      name: "CSDL2",
      path: "Sources/CSDL2",
      providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev", "libsdl2-image-dev"])]
    ),
    .target(name: "SDL", dependencies: ["CSDL2"], swiftSettings: strict),
    .target(name: "SwipeEngine", swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
    .target(name: "SwipeTable", dependencies: ["SwipeEngine"], swiftSettings: strict),
    .target(name: "SwipeRaster", dependencies: ["SwipeEngine", "SwipeTable"], swiftSettings: strict),
    .target(
      name: "SwipeTableSDL",
      dependencies: ["SDL", "SwipeEngine", "SwipeTable", "SwipeRaster"],
      swiftSettings: strict
    ),
    .target(name: "SwipeLab", dependencies: ["SwipeEngine", "SwipeTable"], swiftSettings: strict),
    .executableTarget(
      name: "SwipeLabApp",
      dependencies: ["SDL", "SwipeEngine", "SwipeTable", "SwipeRaster", "SwipeTableSDL", "SwipeLab"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "SmallestCell",
      dependencies: ["SwipeEngine", "SwipeTable", "SwipeTableSDL"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "SwipeLabBench",
      dependencies: ["SDL", "SwipeEngine", "SwipeTable", "SwipeRaster", "SwipeTableSDL", "SwipeLab"],
      swiftSettings: strict
    ),
    .target(
      name: "TestSupport",
      dependencies: ["SwipeEngine", "SwipeTable", "SwipeRaster"],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "WindowProbe",
      dependencies: ["SDL", "SwipeEngine", "SwipeTable", "SwipeTableSDL"],
      path: "Tests/WindowProbe",
      swiftSettings: strict
    ),
    .testTarget(
      name: "SwipeEngineTests",
      dependencies: ["SwipeEngine", "TestSupport"],
      exclude: ["Vectors"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SwipeTableTests",
      dependencies: ["SwipeEngine", "SwipeTable", "TestSupport"],
      exclude: ["Goldens"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SwipeRasterTests",
      dependencies: ["SwipeEngine", "SwipeTable", "SwipeRaster", "TestSupport"],
      exclude: ["Goldens"],
      swiftSettings: strict
    ),
    .testTarget(name: "SDLTests", dependencies: ["SDL", "CSDL2", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "SwipeTableSDLTests",
      dependencies: ["SDL", "SwipeEngine", "SwipeTable", "SwipeRaster", "SwipeTableSDL", "TestSupport"],
      exclude: ["Goldens"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SwipeLabTests",
      dependencies: ["SwipeEngine", "SwipeTable", "SwipeLab", "TestSupport"],
      exclude: ["Goldens", "Scenarios"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SwipeLabAppTests",
      dependencies: [
        "SwipeEngine", "SwipeTable", "SwipeRaster", "SwipeLab", "SwipeLabApp", "SmallestCell", "WindowProbe",
        "TestSupport",
      ],
      exclude: ["Goldens"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
