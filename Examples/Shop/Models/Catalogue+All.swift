extension Department {
  nonisolated static let all = [
    Department(
      id: "kitchen", name: "Kitchen", about: "For the table and the stove", picture: "teapot"),
    Department(id: "light", name: "Light", about: "Lamps, lanterns, candles", picture: "lamp"),
    Department(
      id: "textiles", name: "Textiles", about: "Woven in small numbers", picture: "cushion"),
    Department(id: "garden", name: "Garden", about: "For sills and beds", picture: "pot"),
  ]
}

extension Item {
  nonisolated static let all = kitchen + light + textiles + garden

  nonisolated private static let kitchen = [
    Item(
      id: "teapot", name: "Teapot", department: "kitchen", price: Price(euros: 48),
      about: "A stoneware pot for a litre of tea, with a spout that does not drip.",
      picture: "teapot",
      variants: [
        Variant(id: "blue", name: "Blue"), Variant(id: "sand", name: "Sand"),
        Variant(id: "litre-and-half", name: "1.5 Litres", surcharge: Price(euros: 12)),
      ],
      reviews: [
        Review(author: "Grace", stars: 5, text: "It pours in a clean arc, even when it is full."),
        Review(author: "Alan", stars: 4, text: "The lid stays on. The handle gets warm."),
      ]),
    Item(
      id: "mug", name: "Mug", department: "kitchen", price: Price(euros: 14),
      about: "A mug with a broad foot that stands safely beside a keyboard.", picture: "mug",
      variants: [Variant(id: "white", name: "White"), Variant(id: "red", name: "Red")],
      reviews: [Review(author: "Edsger", stars: 5, text: "Simple, and simplicity is hard.")]),
    Item(
      id: "pan", name: "Iron Pan", department: "kitchen", price: Price(euros: 65),
      about: "A pan of forged iron. It wants oil now and then, and lasts longer than its owner.",
      picture: "pan",
      variants: [
        Variant(id: "24", name: "24 cm"),
        Variant(id: "28", name: "28 cm", surcharge: Price(euros: 15)),
      ]),
    Item(
      id: "board", name: "Bread Board", department: "kitchen", price: Price(euros: 29),
      about: "A board of one piece of ash, with a groove that keeps the crumbs.",
      picture: "board",
      reviews: [Review(author: "Barbara", stars: 4, text: "Heavy, and that is what I wanted.")]),
  ]

  nonisolated private static let light = [
    Item(
      id: "lamp", name: "Desk Lamp", department: "light", price: Price(euros: 89),
      about: "A lamp with an arm that stays where it is put. The bulb is part of it.",
      picture: "lamp",
      reviews: [
        Review(author: "Tony", stars: 5, text: "Warm light and no hum."),
        Review(author: "Ada", stars: 3, text: "A longer cable would have been kind."),
      ]),
    Item(
      id: "lantern", name: "Lantern", department: "light", price: Price(euros: 34),
      about: "A lantern of brass and glass, for a candle or a small lamp.", picture: "lantern"),
    Item(
      id: "candle", name: "Candle", department: "light", price: Price(cents: 850),
      about: "Beeswax on a cotton wick. It burns for about nine hours.", picture: "candle"),
  ]

  nonisolated private static let textiles = [
    Item(
      id: "cushion", name: "Cushion", department: "textiles", price: Price(euros: 32),
      about: "A cover of linen that can be washed, and a filling of wool.", picture: "cushion",
      variants: [
        Variant(id: "green", name: "Green"), Variant(id: "ochre", name: "Ochre"),
        Variant(id: "night", name: "Night Blue"),
      ]),
    Item(
      id: "blanket", name: "Blanket", department: "textiles", price: Price(euros: 120),
      about: "A blanket of lambswool, large enough for two and a dog.", picture: "blanket",
      reviews: [Review(author: "Radia", stars: 5, text: "We have agreed on a timetable for it.")]),
    Item(
      id: "towel", name: "Tea Towel", department: "textiles", price: Price(euros: 9),
      about: "Half linen, half cotton. It dries glasses without leaving threads.",
      picture: "towel"),
  ]

  nonisolated private static let garden = [
    Item(
      id: "pot", name: "Plant Pot", department: "garden", price: Price(euros: 18),
      about: "A pot of terracotta with its saucer. It breathes, and so does the plant.",
      picture: "pot",
      variants: [
        Variant(id: "14", name: "14 cm"),
        Variant(id: "20", name: "20 cm", surcharge: Price(euros: 9)),
      ]),
    Item(
      id: "can", name: "Watering Can", department: "garden", price: Price(euros: 41),
      about: "Zinc, two litres, and a rose so fine that seedlings stay where they are.",
      picture: "can",
      reviews: [Review(author: "Gertrude", stars: 5, text: "My seedlings agree.")]),
  ]
}
