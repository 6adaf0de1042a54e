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

  @Test func `a new screen and the transition to it are named`() {
    let diff = diff {
      $0.screens.append(SampleMap.screen("CartViewController"))
      $0.transitions.append(
        SampleMap.transition("ListViewController", "push", "CartViewController"))
    }
    #expect(diff.addedScreens == ["CartViewController"])
    #expect(diff.addedTransitions.map(\.text) == ["ListViewController → CartViewController (push)"])
    #expect(diff.removedScreens.isEmpty && diff.removedTransitions.isEmpty)
  }

  @Test func `a screen that is gone takes its transitions along`() {
    let diff = diff {
      $0.screens.removeAll { $0.id == "Alert “Delete?”" }
      $0.transitions.removeAll { $0.to == "Alert “Delete?”" }
    }
    #expect(diff.removedScreens == ["Alert “Delete?”"])
    #expect(diff.removedTransitions.count == 1)
  }

  @Test func `a renamed class is one change`() {
    let diff = diff { map in
      for index in map.screens.indices where map.screens[index].id == "ItemViewController" {
        map.screens[index].id = "ArticleViewController"
      }
      for index in map.transitions.indices {
        if map.transitions[index].from == "ItemViewController" {
          map.transitions[index].from = "ArticleViewController"
        }
        if map.transitions[index].to == "ItemViewController" {
          map.transitions[index].to = "ArticleViewController"
        }
      }
    }
    #expect(
      diff.renamedScreens == [
        MapDiff.Renaming(from: "ItemViewController", to: "ArticleViewController")
      ])
    #expect(diff.addedScreens.isEmpty && diff.removedScreens.isEmpty)
    #expect(diff.addedTransitions.isEmpty && diff.removedTransitions.isEmpty)
  }

  @Test func `another screen in the place of one is no renaming where the owner differs`() {
    let diff = diff { map in
      map.screens.removeAll { $0.id == "ItemViewController" }
      map.screens.append(SampleMap.screen("OtherViewController", owner: "OtherFlow"))
      for index in map.transitions.indices {
        if map.transitions[index].from == "ItemViewController" {
          map.transitions[index].from = "OtherViewController"
        }
        if map.transitions[index].to == "ItemViewController" {
          map.transitions[index].to = "OtherViewController"
        }
      }
    }
    #expect(diff.renamedScreens.isEmpty)
    #expect(diff.addedScreens == ["OtherViewController"])
  }

  @Test func `a transition that is presented instead of pushed is removed and added`() {
    let diff = diff { map in
      for index in map.transitions.indices
      where map.transitions[index].kind == "push"
        && map.transitions[index].to == "ItemViewController"
      {
        map.transitions[index].kind = "present"
      }
    }
    #expect(diff.addedTransitions.map(\.kind) == ["present"])
    #expect(diff.removedTransitions.map(\.kind) == ["push"])
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

  @Test func `a button with another title changes its transition`() {
    let diff = diff { map in
      for index in map.transitions.indices
      where map.transitions[index].kind == "present"
        && map.transitions[index].to == "VariantViewController"
      {
        map.transitions[index].by = ["app.button(\"Buy\").tap()"]
      }
    }
    #expect(diff.changedTransitions.map(\.text) == ["by “Add”, now by “Buy”"])
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

  @Test func `what only sources know does not count where only walked transitions do`() {
    var new = old
    new.transitions.removeAll { $0.to == "HelpViewController" }
    new.screens.removeAll { $0.id == "HelpViewController" }
    #expect(!MapDiff(from: old, to: new).isEmpty)
    #expect(MapDiff(from: old, to: new, includesUnwalked: false).isEmpty)
  }
}
