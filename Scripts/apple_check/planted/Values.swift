// Mistakes that show only where values are followed.
import UIKit

final class Cup { var value = 0 }

@MainActor func take(_ cup: Cup) {}

func handsOverAndKeeps() async {
  let cup = Cup()
  await take(cup)  // finds: sending 'cup' risks causing data races
  cup.value = 1
}

func uses() -> Int {
  let value: Int
  return value  // finds: used before being initialized
}
