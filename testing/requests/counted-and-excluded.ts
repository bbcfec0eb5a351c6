/** Who travels and who is only spoken of, how old they are, and what a sum does not pay for. */
import type { Request } from './expected.ts'

export const countedAndExcluded: readonly Request[] = [
  ['Lisbon solo, 4 days', { people: 1, kinds: ['solo'] }],
  ['Quick Berlin museum weekend, solo', { people: 1, days: 2 }],
  ['3 days Hanoi solo female, street food', { people: 1, days: 3 }],
  [
    'I am Birgit from Denmark, 74 years old, one week in Nice in March',
    { people: 1, who: ['elderly'] },
  ],
  ['My husband and I (67 and 70) want 5 days in Dubrovnik', { people: 2, adults: 2, elders: 2 }],
  ['Me (72) and my friend (69), 4 days in Vienna', { people: 2, adults: 2, elders: 2 }],
  ['Goa, 4 nights, in-laws aged 68 and 72 and the two of us', { people: 4, adults: 4, elders: 2 }],
  ['Munnar, parents 60 plus, 5 nights', { who: ['elderly'], kids: undefined }],
  ['Agra 2 days with my parents (both above 65)', { people: 3, elders: 2 }],
  ['mum is 76 and I am 48, 3 days in Seville', { people: 2, adults: 2, elders: 1 }],
  ['we are a retired couple of 68, a week in Funchal', { people: 2, elders: 2 }],
  ["I'm 71 and so is my wife, Bath for 3 days", { people: 2, elders: 2 }],
  // Who is visited or met does not travel.
  [
    'Visiting our son at university in Edinburgh, 3 nights, my wife and me',
    { to: ['Edinburgh'], people: 2, kids: undefined },
  ],
  [
    'Work trip to Denver, Monday to Wednesday, dinner with an old friend on Tuesday',
    { people: 1, kinds: ['business'] },
  ],
  [
    'In Leeds for work on Thursday and Friday, meeting a couple of friends for dinner on Friday. Just me.',
    { people: 1, kinds: ['business', 'solo'] },
  ],
  [
    'Toronto 5 days to see my sister and her kids, travelling alone',
    { people: 1, kids: undefined },
  ],
  [
    'my husband and I are going to see our grandchildren in Perth, 6 days',
    { people: 2, kids: undefined },
  ],
  [
    'dinner with my cousins on Saturday, otherwise on my own, Lyon Friday to Sunday',
    { people: 1, on: '2026-11-20..2026-11-22' },
  ],
  // Sums of people.
  ['me, my wife and two other couples, Siena 5 nights', { people: 6, adults: 6 }],
  ['my partner and I plus one other couple, 4 days in Porto', { people: 4, adults: 4 }],
  ['us and three other couples to Galway for 3 nights', { people: 8, adults: 8 }],
  [
    'Copenhagen 4 days with our three kids (5, 8 and 12). Our son has a gluten allergy',
    { people: 5, kids: 3, ages: [5, 8, 12] },
  ],
  [
    'two teenagers (14 and 17) and us two in Berlin 3 days, our daughter is vegetarian',
    { people: 4, kids: 2, ages: [14, 17] },
  ],
  [
    'family of four with teens 13 and 16 in Osaka, 5 days; my son only eats noodles',
    { people: 4, kids: 2, adults: 2 },
  ],
  ['6 adults in Jaipur for 3 days, one person is vegan', { people: 6, adults: 6 }],
  ['Hanoi 4 days, 5 friends, one girl is celiac', { people: 5, adults: 5 }],
  ['group of 8 to Munich, 3 days, one of us is on crutches', { people: 8 }],
  ['three of us, two are vegetarian, Bangkok 4 days', { people: 3 }],
  ['seven people including two kids (4 and 9), Crete 6 nights', { people: 7, adults: 5, kids: 2 }],
  [
    'We are ten, among them four grandchildren aged 3, 5, 9 and 12, Faro for a week',
    { people: 10, adults: 6, kids: 4 },
  ],
  ['There are five of us including a baby, 3 days in Leeds', { people: 5, adults: 4, kids: 1 }],
  ['8 pax with 2 children (6 and 10), Bali 6 days', { people: 8, adults: 6, kids: 2 }],
  // What a sum leaves out.
  ['Bali 8 days, $2000 once we are there', { budget: '2000 USD', without: ['flights'] }],
  [
    'Crete 7 nights, £1,600 for two, flights already booked',
    { budget: '1600 GBP', without: ['flights'] },
  ],
  [
    'Tokyo 6 days, budget 250k yen, flights are on miles',
    { budget: '250000 JPY', without: ['flights'] },
  ],
  [
    'Costa Rica 9 days, $4,000 for the family not counting airfare and rental car',
    { budget: '4000 USD', without: ['flights', 'car'], tastes: [] },
  ],
  [
    'Windhoek 10 days, 60,000 rand excluding flights and car rental',
    { budget: '60000 ZAR', without: ['flights', 'car'] },
  ],
  ['Porto 3 days, 500 euros plus flights', { budget: '500 EUR', without: ['flights'] }],
  ['Funchal a week, 1200 EUR on the ground', { budget: '1200 EUR', without: ['flights'] }],
  ['Athens 4 days, budget 900 euros, airfare separate', { without: ['flights'], tastes: [] }],
  ['Rome 4 days, 1,500 euros including flights', { budget: '1500 EUR', without: undefined }],
  ['Dubai 4 nights, AED 6000 all in', { budget: '6000 AED', without: undefined }],
  [
    'Reykjavik a week, $3,500 per person, we have our plane tickets already',
    { budget: '3500 USD person', without: ['flights'] },
  ],
  ['Hanoi 5 days, 600 dollars, international flights not included', { without: ['flights'] }],
  ['Barcelona 3 days, 700 euros besides the flights', { budget: '700 EUR', without: ['flights'] }],
  ['Palermo 8 days, £900pp ex flights', { budget: '900 GBP person', without: ['flights'] }],
  [
    'Kraków 3 nights, 400 pounds each, flights sorted',
    { budget: '400 GBP person', without: ['flights'] },
  ],
  ['Oslo 3 days, 800 euros without the hire car', { budget: '800 EUR', without: ['car'] }],
  [
    'Nairobi 6 days, $3k, airfare is covered by my company, no malls',
    { budget: '3000 USD', without: ['flights'], tastes: [] },
  ],
  ['Lima 5 days, I have 900 USD left after flights', { budget: '900 USD', without: ['flights'] }],
]
