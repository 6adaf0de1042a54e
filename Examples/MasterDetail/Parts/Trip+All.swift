// The sample trips.
extension Trip {
  public static let all = [bergen, lisbon, dolomites]

  private static let bergen = Trip(
    id: "bergen", name: "Oslo to Bergen", when: "3 to 5 June", symbol: "map",
    days: [
      Day(
        id: "bergen-1", name: "Over the mountains", date: "Wednesday, 3 June",
        stops: [
          Stop("08:25", "Bergen Line from Oslo, seats on the left"),
          Stop("12:58", "Change at Myrdal"),
          Stop("14:25", "Flåm Railway, down to the fjord"),
          Stop("17:00", "Cabin at the harbour"),
        ]),
      Day(
        id: "bergen-2", name: "On the fjord", date: "Thursday, 4 June",
        stops: [
          Stop("09:30", "Boat through Nærøyfjord"),
          Stop("11:45", "Bus up the bends from Gudvangen"),
          Stop("14:10", "Train from Voss"),
          Stop("15:40", "Bergen: keys at the bakery"),
        ]),
      Day(
        id: "bergen-3", name: "Bergen, slowly", date: "Friday, 5 June",
        stops: [
          Stop("10:00", "Funicular to Fløyen, on foot down"),
          Stop("13:00", "Fish soup at the market"),
          Stop("15:30", "The wooden houses of Bryggen"),
        ]),
    ])

  private static let lisbon = Trip(
    id: "lisbon", name: "Lisbon with Ada", when: "11 to 13 September", symbol: "sun.max",
    days: [
      Day(
        id: "lisbon-1", name: "Alfama", date: "Friday, 11 September",
        stops: [
          Stop("11:00", "Tram 28 before the crowd"),
          Stop("13:30", "Grilled sardines"),
          Stop("19:00", "Fado, table for two"),
        ]),
      Day(
        id: "lisbon-2", name: "Along the river", date: "Saturday, 12 September",
        stops: [
          Stop("09:30", "Belém: the tower, then the pastries"),
          Stop("15:00", "Ferry to Cacilhas"),
        ]),
      Day(
        id: "lisbon-3", name: "Sintra", date: "Sunday, 13 September",
        stops: [
          Stop("08:40", "Train from Rossio"),
          Stop("10:00", "Pena Palace, tickets are in the mail"),
          Stop("16:00", "The last bus to Cabo da Roca"),
        ]),
    ])

  private static let dolomites = Trip(
    id: "dolomites", name: "Dolomites on foot", when: "2 and 3 October", symbol: "flag",
    days: [
      Day(
        id: "dolomites-1", name: "To the hut", date: "Friday, 2 October",
        stops: [
          Stop("07:30", "Cable car to Seceda"),
          Stop("12:00", "Soup at Pieralongia"),
          Stop("16:30", "Regensburger Hut, beds are booked"),
        ]),
      Day(
        id: "dolomites-2", name: "Round the towers", date: "Saturday, 3 October",
        stops: [
          Stop("06:45", "Over the Forces de Sielles"),
          Stop("13:15", "Down to Santa Cristina"),
          Stop("15:02", "Bus 350, twice an hour"),
        ]),
    ])
}
