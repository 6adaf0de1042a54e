import NavigationMap
import Testing

@Suite struct DiffTests {
  private let old = SampleMap.shop

  private func diff(_ change: (inout NavigationMap) -> Void) -> MapDiff {
    var new = old
    change(&new)
    return MapDiff(from: old, to: new)
  }

  @Test func `a map does not differ from itself`() {
    #expect(MapDiff(from: old, to: old).isEmpty)
  }

  @Test func `a new screen and the way to it are named`() {
    let diff = diff {
      $0.screens.append(SampleMap.screen("CartViewController"))
      $0.edges.append(SampleMap.edge("ListViewController", "push", "CartViewController"))
    }
    #expect(diff.addedScreens == ["CartViewController"])
    #expect(diff.addedEdges.map(\.text) == ["ListViewController → CartViewController (push)"])
    #expect(diff.removedScreens.isEmpty && diff.removedEdges.isEmpty)
  }

  @Test func `a screen that is gone takes its ways along`() {
    let diff = diff {
      $0.screens.removeAll { $0.id == "Alert “Delete?”" }
      $0.edges.removeAll { $0.to == "Alert “Delete?”" }
    }
    #expect(diff.removedScreens == ["Alert “Delete?”"])
    #expect(diff.removedEdges.count == 1)
  }

  @Test func `a renamed class is one change`() {
    let diff = diff { map in
      for index in map.screens.indices where map.screens[index].id == "ItemViewController" {
        map.screens[index].id = "ArticleViewController"
      }
      for index in map.edges.indices {
        if map.edges[index].from == "ItemViewController" {
          map.edges[index].from = "ArticleViewController"
        }
        if map.edges[index].to == "ItemViewController" {
          map.edges[index].to = "ArticleViewController"
        }
      }
    }
    #expect(
      diff.renamedScreens == [
        MapDiff.Renaming(from: "ItemViewController", to: "ArticleViewController")
      ])
    #expect(diff.addedScreens.isEmpty && diff.removedScreens.isEmpty)
    #expect(diff.addedEdges.isEmpty && diff.removedEdges.isEmpty)
  }

  @Test func `another screen in the place of one is no renaming where the owner differs`() {
    let diff = diff { map in
      map.screens.removeAll { $0.id == "ItemViewController" }
      map.screens.append(SampleMap.screen("OtherViewController", owner: "OtherFlow"))
      for index in map.edges.indices {
        if map.edges[index].from == "ItemViewController" {
          map.edges[index].from = "OtherViewController"
        }
        if map.edges[index].to == "ItemViewController" {
          map.edges[index].to = "OtherViewController"
        }
      }
    }
    #expect(diff.renamedScreens.isEmpty)
    #expect(diff.addedScreens == ["OtherViewController"])
  }

  @Test func `a way that is presented instead of pushed is removed and added`() {
    let diff = diff { map in
      for index in map.edges.indices
      where map.edges[index].kind == "push" && map.edges[index].to == "ItemViewController" {
        map.edges[index].kind = "present"
      }
    }
    #expect(diff.addedEdges.map(\.kind) == ["present"])
    #expect(diff.removedEdges.map(\.kind) == ["push"])
  }

  @Test func `a title, an owner and a picture that changed are named`() {
    let diff = diff { map in
      map.screens[0].title = "Shop"
      map.screens[1].owner = "ShopFlow"
      map.screens[2].states[0].thumbnail = "t/b.svg"
    }
    #expect(
      diff.changedScreens.map(\.text).sorted() == [
        "looks different", "owner ItemFlow, now ShopFlow", "title “Catalogue”, now “Shop”",
      ])
  }

  @Test func `a button with another title changes its way`() {
    let diff = diff { map in
      for index in map.edges.indices
      where map.edges[index].kind == "present" && map.edges[index].to == "VariantViewController" {
        map.edges[index].by = ["app.button(\"Buy\").tap()"]
      }
    }
    #expect(diff.changedEdges.map(\.text) == ["by “Add”, now by “Buy”"])
  }

  @Test func `findings come and go`() {
    let diff = diff {
      $0.findings = [
        NavigationMap.Finding(kind: "crash", at: "ItemViewController", text: "crashed")
      ]
    }
    #expect(diff.addedFindings.map(\.kind) == ["crash"])
    #expect(diff.removedFindings.map(\.kind) == ["outlives"])
  }

  @Test func `what only sources know does not count where only walked ways do`() {
    var new = old
    new.edges.removeAll { $0.to == "HelpViewController" }
    new.screens.removeAll { $0.id == "HelpViewController" }
    #expect(!MapDiff(from: old, to: new).isEmpty)
    #expect(MapDiff(from: old, to: new, includesUnwalked: false).isEmpty)
  }
}
