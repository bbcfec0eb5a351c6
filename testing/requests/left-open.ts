/** Requests that leave open where to go, or what can be meant by a name: a question comes. */
import type { Request } from './expected.ts'

export const leftOpen: readonly Request[] = [
  [
    'either porto or seville, first week of march, what do you reckon? 4 days, budget 600 eur each, we like wine and just walking about',
    { asks: true, days: 4 },
  ],
  [
    'i need a break. somewhere warm, cheap, not too touristy, leaving from Dublin in january for a week. just me. 500 max',
    { asks: true, days: 7, people: 1 },
  ],
  ['cambridge, 3 nights, october. couple. good food', { asks: true, nights: 3, people: 2 }],
  [
    'kids (3, 5 and 11) want a pool, husband wants golf, i want silence. easter hols, flying from bristol, £4k. where??',
    { asks: true },
  ],
  [
    'torn between vilnius, riga and tallinn. could only do one really, 3 nights, late nov 2027, cosy cafes, dark beer. flights from stansted',
    { asks: true, nights: 3 },
  ],
  [
    'We have 4 days at the end of January and live in Geneva. Train only. Ideas?',
    { asks: true, days: 4 },
  ],
  [
    'Where do you see the northern lights most likely? Dont mind the country. 4 nights in feb, 2 adults, from Rotterdam',
    { asks: true, nights: 4, people: 2 },
  ],
  ['portland for 4 days in june! breweries and seafood', { asks: true, days: 4 }],
  [
    'Somewhere in South America but not Brazil and not Peru. 3 weeks in october 2027',
    { asks: true, days: 21 },
  ],
  [
    'Hotel with dog, by the sea, max 3 hours from Hannover by car, 22-24 jan, two women one labrador. sauna would be lush',
    { asks: true, on: '2027-01-22..2027-01-24', people: 2 },
  ],
  [
    'champagne for a champagne weekend! reims or epernay? you tell me. 2 nights in sept, 4 adults from ghent',
    { asks: true, nights: 2, people: 4 },
  ],
  ['hi can you help me plan a holiday', { asks: true }],
  [
    'my dad is ill and has always talked about seeing the fjords. bergen or alesund or wherever the boat goes from, i dont care about money. in june, just us two, he tires easily, gentle',
    { asks: true, people: 2 },
  ],
  [
    'victoria said yes!!! so now where do we go lol. engagement trip, 4 nights, end of march, from vienna, max 1600',
    { asks: true, nights: 4 },
  ],
  [
    'If there is snow: Zermatt. If not: Lugano. 3 nights from 15 January, my husband and me, from Bern by train, fondue either way',
    { asks: true, on: '2027-01-15..2027-01-18', nights: 3, people: 2 },
  ],
  [
    'got 800 euros and 6 days off from 1 feb, what can i do. hate the cold. hate flying. alone',
    { asks: true, on: '2027-02-01..2027-02-06', days: 6, people: 1 },
  ],
  [
    'Same as last year please but one week later and without the airport hotel in Milan. 4 persons.',
    { asks: true, people: 4 },
  ],
]
