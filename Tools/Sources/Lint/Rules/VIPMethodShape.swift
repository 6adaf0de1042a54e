import SourceFacts

/// A method of a scene's protocol does not take a request, a response or a view model.
struct VIPMethodShape: Rule {
  private static let values = [
    ("BusinessLogic", "request", "Request"), ("PresentationLogic", "response", "Response"),
    ("DisplayLogic", "viewModel", "ViewModel"),
  ]

  func findings(in context: LintContext) -> [Finding] {
    context.project.files.flatMap { file in
      file.facts.functions.compactMap { function in
        guard let owner = function.owner.flatMap({ context.project.type($0, from: file) }),
          owner.isProtocol, let parameters = function.parameters,
          let (_, label, ending) = Self.values.first(where: { owner.name.hasSuffix($0.0) }),
          !(parameters.count == 1 && parameters[0].fits(label, ending))
        else { return nil }
        return page.finding(
          file.path, function.place, "\(owner.name).\(function.name)",
          "`\(owner.simpleName).\(function.name)` does not take `\(label):` of a type `…\(ending)`")
      }
    }
  }

  let page = RulePage(
    id: "vip-method-shape",
    title: "A method of a scene's protocol takes no request, response or view model",
    effect:
      "each new value changes the protocols of the scene, and a value that one of them lacks is missing on the screen.",
    remedy: "Put the values into a structure of the scene's models, and pass that.",
    severity: .warning, isOnByDefault: false,
    bad: [
      """
      protocol ListBusinessLogic { func ↓fetch() }
      """,
      """
      protocol ListPresentationLogic {
        func ↓present(items: [Item], error: Error?)
        func presentNames(response: List.Names.Response)
      }
      """,
      """
      protocol ListDisplayLogic: AnyObject { func ↓display(_ item: List.ViewModel) }
      """,
      """
      protocol ListBusinessLogic { func ↓fetch(request: Int) }
      """,
      """
      protocol ListDisplayLogic: AnyObject { func ↓display(response: List.ViewModel) }
      """,
      """
      protocol ListBusinessLogic { func ↓fetch(request: List.Request, page: Int) }
      """,
    ],
    good: [
      """
      protocol ListBusinessLogic { func fetch(request: List.Fetch.Request) }
      """,
      """
      protocol ListPresentationLogic {
        func present(response: ListResponse)
        func presentNames(with response: List.Names.Response)
      }
      """,
      """
      protocol ListDisplayLogic: AnyObject { func display(viewModel: List.Fetch.ViewModel?) }
      """,
      """
      // Routers and stores have other methods.
      protocol ListRoutingLogic { func routeToItem() }
      protocol ListDataStore { func store(_ item: Int) }
      """,
      """
      // Methods of the class that conforms.
      protocol ListBusinessLogic { func fetch(request: List.Request) }
      class ListInteractor: ListBusinessLogic {
        func fetch(request: List.Request) { load(1) }
        func load(_ page: Int) {}
      }
      """,
      """
      // Not a protocol.
      class CommonBusinessLogic { func fetch() {} }
      """,
    ])
}

extension ParameterFact {
  fileprivate func fits(_ label: String, _ ending: String) -> Bool {
    [self.label, name].contains(label) && type?.names.first?.hasSuffix(ending) == true
  }
}
