/** Sums that the beds are paid from, sums that they are not, the money of a country by its adjective, and stars. */
import type { Request } from './expected.ts'

export const bedsInBudgets: readonly Request[] = [
  [
    'Prague 3 days, we have about 700 euros together, hotel included',
    { budget: '700 EUR', beds: true, lodging: 'hotel', lost: [] },
  ],
  ['Rome 5 days, about 1,800 euros without flights', { budget: '1800 EUR', beds: true, lost: [] }],
  [
    'Sydney ten days. Our budget is 6,000 Australian dollars for the stay.',
    { budget: '6000 AUD', beds: true, see: [], lost: [] },
  ],
  [
    'Porto 4 days, 900 euros per person including accommodation',
    { budget: '900 EUR person', beds: true },
  ],
  ['Oslo 3 days, £800 each, beds included', { budget: '800 GBP person', beds: true }],
  ['Berlin 3 days, 600 euros in total, flights not included', { budget: '600 EUR', beds: true }],
  ['Lisbon 4 days, budget 1200 euros excluding airfare', { budget: '1200 EUR', beds: true }],
  ['Bangkok 6 days on about 50 dollars a day', { budget: '50 USD day', beds: false }],
  ['Paris 3 days, 500 euros without hotel', { budget: '500 EUR', beds: false }],
  ['Paris 3 days, 500 euros without flights and hotel', { budget: '500 EUR', beds: false }],
  ['Vancouver 5 days, budget 2,000 Canadian dollars', { budget: '2000 CAD', see: [], lost: [] }],
  ['Auckland 5 days, 3000 New Zealand dollars', { budget: '3000 NZD', see: [], to: ['Auckland'] }],
  ['Tokyo 4 days, 200,000 Japanese yen', { budget: '200000 JPY', lost: [] }],
  ['Singapore 3 days on 900 Singapore dollars', { budget: '900 SGD', to: ['Singapore'], lost: [] }],
  // Of a figure with a point the last digit is no number of stars, and half a star less is no luxury.
  [
    'Lisbon 4 days for budget travel. Perhaps a 2.5-star guesthouse',
    { spending: 'low', stars: 2.5, lodging: 'guesthouse' },
  ],
  ['Rome 3 nights on a small budget, hotel of 3,5 stars', { spending: 'low', stars: 3.5 }],
  ['Porto for a week, a 4.5 star hotel would do', { spending: undefined, stars: 4.5 }],
  ['Oslo 3 days in a 5-star hotel', { spending: 'high', stars: 5 }],
]
