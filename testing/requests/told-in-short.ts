/** Requests from situations: short forms, and what lies near a place. */
import type { Request } from './expected.ts'

export const toldInShort: readonly Request[] = [
  [
    'best hamburger spots in hamburg, stag do, 12 blokes, fri 16 - sun 18 april',
    { to: ['Hamburg'], in: ['DE'], asks: false, days: 3, on: '2027-04-16..2027-04-18', people: 12 },
  ],
  [
    'somewhere with good thai food and a japanese garden, 2 nights, within 3 hrs of portland oregon, thats where we live',
    { asks: true, from: 'Portland', days: 3 },
  ],
  [
    'hong kong or singapore w/ a toddler, 5 nights, after chinese new year',
    { asks: true, days: 6, kids: 1 },
  ],
  // Left out: a question instead of Key Largo, Key West; days 5.
  [
    "Key West. We are driving down from Orlando, want one night in Islamorada or Key Largo on the way, don't mind which, then 3 nights key west",
    { asks: true, from: 'Orlando' },
  ],
  // Left out: from Chicago.
  [
    'Route 66 chicago to santa monica, 16 days, harley, sept, 2 of us on one bike',
    {
      to: ['Chicago', 'Santa Monica'],
      in: ['US', 'US'],
      asks: false,
      days: 16,
      within: '2027-09-01..2027-09-30',
      people: 2,
    },
  ],
  [
    'garden route from cape town to port elizabeth with stops in knysna and plettenberg bay dec 27 - jan 5',
    {
      to: ['Port Elizabeth', 'Knysna', 'Plettenberg Bay'],
      in: ['ZA', 'ZA', 'ZA'],
      asks: false,
      from: 'Cape Town',
      days: 10,
      on: '2026-12-27..2027-01-05',
    },
  ],
  // Left out: a question instead of Narvik, Lofoten; from Stockholm.
  [
    'night train stockholm to narvik then lofoten 6 nights feb/march',
    { to: ['Lofoten', 'Narvik'], asks: false, days: 7 },
  ],
  // Left out: a question instead of Glencoe, Isle of Skye.
  ['skye via glencoe, no midges pls so not august', { to: ['Skye'], asks: false }],
  [
    'azores, são miguel only, 5 days, 2 adults, whales, cheap car',
    { to: ['São Miguel'], in: ['PT'], asks: false, days: 5, people: 2 },
  ],
  // Left out: from East Midlands.
  [
    'the canaries but not tenerife, been there 3x. family of five (kids 2, 6, 13) half term feb from east midlands',
    {
      to: ['Canaries'],
      in: ['ES'],
      asks: false,
      within: '2027-02-01..2027-02-28',
      kids: 3,
      people: 5,
    },
  ],
  [
    'zion bryce grand canyon loop from vegas 8 days april w my dad 71',
    {
      to: ['Zion', 'Bryce', 'Grand Canyon'],
      in: ['US', 'US', 'US'],
      asks: false,
      from: 'Las Vegas',
      days: 8,
      within: '2027-04-01..2027-04-30',
      people: 2,
    },
  ],
  ['new england in the fall, no boston, done it', { to: ['New England'], in: ['US'], asks: false }],
  // Left out: a question instead of Asheville.
  [
    'a cabin near asheville but not in asheville itself, 3 nights over new years, two dogs, 2 of us',
    { asks: true, days: 4, people: 2 },
  ],
  // Left out: a question instead of Lyon.
  [
    'countryside an hour or so from Lyon, gîte w pool, 2 families = 4 adults 5 kids, 10–24 july',
    { asks: true, days: 15, on: '2027-07-10..2027-07-24', kids: 5, people: 9 },
  ],
  ['lake district but the italian one ha. como or garda', { asks: true }],
  // Left out: a question instead of Lake District.
  [
    'the lakes, 2 nights, walking, dog friendly pub, from preston',
    { asks: true, from: 'Preston', days: 3 },
  ],
  // Left out: a question instead of New York City.
  ['the big apple next spring 5 nights', { asks: true, days: 6 }],
  // Left out: on "2027-03-18..2027-03-21".
  [
    'vegas baby!! 21st bday march 19, 4 girls, 3 nights from the 18th, $200/night for the room',
    { to: ['Las Vegas'], in: ['US'], asks: false, days: 4, people: 4, nightly: 200 },
  ],
  [
    'kl penang langkawi 11 nts me and bf aug nothing fancy 80 quid a day',
    {
      to: ['Kuala Lumpur', 'Penang', 'Langkawi'],
      in: ['MY', 'MY', 'MY'],
      asks: false,
      days: 12,
      within: '2027-08-01..2027-08-31',
      people: 2,
      budget: '80 GBP day',
    },
  ],
  // Left out: in 2027-11.
  ['cdmx 5d for día de muertos', { to: ['Mexico City'], in: ['MX'], asks: false, days: 5 }],
  [
    'sf yosemite tahoe 9 days june 12 start fam of 4',
    {
      to: ['San Francisco', 'Yosemite', 'Tahoe'],
      in: ['US', 'US', 'US'],
      asks: false,
      days: 9,
      on: '2027-06-12..2027-06-20',
    },
  ],
  [
    "Hi! I'm Savannah from Charleston, can you plan a day in Savannah for me and my fiancé this Saturday",
    {
      to: ['Savannah'],
      in: ['US'],
      asks: false,
      from: 'Charleston',
      days: 1,
      on: '2026-11-21..2026-11-21',
      people: 2,
    },
  ],
  // Left out: a question instead of Jackson Hole; kids 2; 2 adults.
  [
    'Madison and Jackson (our teens) want jackson hole for skiing, not park city again. dec 26-jan 2. 4 of us, we live in Madison wisconsin',
    { asks: true, from: 'Madison', days: 8, on: '2026-12-26..2027-01-02' },
  ],
  [
    'Israel (my boyfriend, pronounced the spanish way) wants to show me medellín where he grew up, 8 days in jan, + a day trip to guatapé',
    {
      to: ['Medellín'],
      in: ['CO'],
      asks: false,
      days: 8,
      within: '2027-01-01..2027-01-31',
      people: 2,
    },
  ],
  [
    'Milan Kundera fan so prague 3 days, then brno 1',
    { to: ['Prague', 'Brno'], in: ['CZ', 'CZ'], asks: false, days: 4 },
  ],
  // Left out: a question instead of Geneva.
  [
    'Tues 1 dec to thurs 3 dec geneva for work, one free afternoon. from london city airport. dont want to do the UN tour',
    { asks: true, from: 'London', days: 3, on: '2026-12-01..2026-12-03' },
  ],
  // Left out: a question instead of Lake Geneva.
  [
    'lake geneva from chicago for our anniversary, 2 nights, spa',
    { asks: true, from: 'Chicago', days: 3 },
  ],
  ['whats there to do in st johns, cruise stop, 8 hours', { asks: true, days: 1 }],
  ['newcastle, friends wedding, 12-14 feb', { asks: true, days: 3, on: '2027-02-12..2027-02-14' }],
  [
    'richmond park cycling + kew gardens, staying 2 nights in richmond',
    { to: ['Richmond'], in: ['GB'], asks: false, days: 3 },
  ],
  // Left out: from London Stansted.
  [
    "I don't mind where. £600, one person, a week, leaving 3 feb from stansted, good for birdwatching, no party towns",
    { asks: true, days: 7, on: '2027-02-03..2027-02-09', people: 1, budget: '600 GBP' },
  ],
  [
    '3 weeks new zealand campervan both islands, start christchurch end auckland, 2 adults 1 child 8, from 30 nov',
    {
      to: ['Christchurch', 'Auckland'],
      in: ['NZ', 'NZ'],
      asks: false,
      days: 21,
      on: '2026-11-30..2026-12-20',
      kids: 1,
      people: 3,
    },
  ],
  [
    'back from tokyo last week already missing it!! next up taipei, 5 days over easter, 2 of us, same budget as last time ($1800 total)',
    {
      to: ['Taipei'],
      in: ['TW'],
      asks: false,
      days: 5,
      within: '2027-03-25..2027-03-30',
      people: 2,
      budget: '1800 USD',
    },
  ],
  [
    "dont say paris. romantic, france, 3 nights, train from brussels, valentine's weekend",
    {
      to: ['France'],
      in: ['FR'],
      asks: false,
      from: 'Brussels',
      days: 4,
      within: '2027-02-11..2027-02-16',
    },
  ],
]
