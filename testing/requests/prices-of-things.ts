/** Sums that are the price of one thing to sit down to, beside sums that are the trip's. */
import type { Request } from './expected.ts'

export const pricesOfThings: readonly Request[] = [
  [
    'Osaka 3 days in April with my sister, one omakase lunch under 12000 yen each, the aquarium',
    { to: ['Osaka'], days: 3, people: 2, budget: null },
  ],
  [
    'Istanbul 4 days, second week of Ramadan. Iftar out every evening (one on a rooftop, the others simple, about €20 each)',
    { to: ['Istanbul'], days: 4, budget: null },
  ],
  [
    "Edinburgh 30 December to 2 January, £70 a day for the two of us, and a new year's dinner that isn't £120 a head",
    { to: ['Edinburgh'], people: 2, budget: '70 GBP day' },
  ],
  [
    'Paris 3 days in May. Saturday night a dinner just for us, not over €80 a head',
    { to: ['Paris'], days: 3, budget: null },
  ],
  [
    'Copenhagen 3 days in March, Noma is booked, other meals max 250 dkk each',
    { to: ['Copenhagen'], days: 3, budget: null },
  ],
  [
    'Salzburg on the second Saturday of December. A proper dinner around 8, up to 45 € each, veggie',
    { to: ['Salzburg'], budget: null },
  ],
  [
    'Menorca 5 days in May. One really good dinner for his birthday on the Wednesday, €90 each tops',
    { to: ['Menorca'], days: 5, budget: null },
  ],
  [
    'Marrakesh 4 days in April, three of us, riads under 70 euros a room',
    { to: ['Marrakesh'], days: 4, people: 3, budget: null, nightly: 70 },
  ],
  [
    'Lisbon for 4 days in May, seafood and long dinners, around 900 euros each',
    { to: ['Lisbon'], days: 4, budget: '900 EUR person' },
  ],
  [
    'Las Vegas 2 days in June, we want shows, not more than 500 dollars each all in',
    { to: ['Las Vegas'], days: 2, budget: '500 USD person' },
  ],
]
