import Testing

@testable import SwipeLabApp

@Suite("The folder for videos")
struct VideosFolderTests {
  private func path(_ environment: [String: String], _ files: [String: String] = [:]) -> String {
    VideosFolder.path(environment: environment, home: "/home/u") { files[$0] }
  }

  @Test("is what the environment says, if that is absolute; else Videos in the home")
  func environment() {
    #expect(path(["XDG_VIDEOS_DIR": "/films"]) == "/films")
    #expect(path(["XDG_VIDEOS_DIR": "films"]) == "/home/u/Videos")
    #expect(path(["XDG_VIDEOS_DIR": ""]) == "/home/u/Videos")
    #expect(path([:]) == "/home/u/Videos")
  }

  @Test(
    "is what the desktop's file says, where it can be understood",
    arguments: [
      ("XDG_VIDEOS_DIR=\"$HOME/Filme\"", "/home/u/Filme"), ("XDG_VIDEOS_DIR=\"/films\"", "/films"),
      ("# a\nXDG_MUSIC_DIR=\"$HOME/Musik\"\n\n  XDG_VIDEOS_DIR = \"$HOME/Filme\"  \n", "/home/u/Filme"),
      ("XDG_VIDEOS_DIR=\"/a\"\nXDG_VIDEOS_DIR=\"/b\"", "/b"),
      ("XDG_VIDEOS_DIR=\"/a \\\"b\\\" \\\\ \\$c\"", "/a \"b\" \\ $c"),
      ("XDG_VIDEOS_DIR=\"$HOME\"", "/home/u"), ("XDG_VIDEOS_DIR=\"$HOME/\"", "/home/u"),
      ("XDG_VIDEOS_DIR=\"$HOMES/a\"", "/home/u/Videos"), ("XDG_VIDEOS_DIR=\"a\"", "/home/u/Videos"),
      ("XDG_VIDEOS_DIR=/a", "/home/u/Videos"), ("XDG_VIDEOS_DIR=\"/a", "/home/u/Videos"),
      ("#XDG_VIDEOS_DIR=\"/a\"", "/home/u/Videos"), ("", "/home/u/Videos"), ("\"=\n=\"", "/home/u/Videos"),
    ]
  )
  func file(text: String, folder: String) {
    #expect(path([:], ["/home/u/.config/user-dirs.dirs": text]) == folder)
  }

  @Test("is read where the user's settings are")
  func settings() {
    let files = [
      "/s/user-dirs.dirs": "XDG_VIDEOS_DIR=\"/a\"", "/home/u/.config/user-dirs.dirs": "XDG_VIDEOS_DIR=\"/b\"",
    ]
    #expect(path(["XDG_CONFIG_HOME": "/s"], files) == "/a")
    #expect(path(["XDG_CONFIG_HOME": "s"], files) == "/b")
    #expect(path(["XDG_CONFIG_HOME": "/none"], files) == "/home/u/Videos")
  }

  @Test("has a folder for our films")
  func films() {
    #expect(FilmFolder(nil).path == VideosFolder.ofUser + "/SwipeLab")
    #expect(FilmFolder("/a").path == "/a")
  }
}
