/** Requests from situations: names that are persons, shows, dishes and other towns as well. */
import type { Request } from './expected.ts'

export const toldApart: readonly Request[] = [
  [
    'lisbon 4 days march w my gf cheap eats no museums',
    {
      to: ['Lisbon'],
      in: ['PT'],
      asks: false,
      days: 4,
      within: '2027-03-01..2027-03-31',
      people: 2,
    },
  ],
  // Left out: a question instead of Portland.
  [
    "Portland for a long weekend, we're in Boston and would rather drive",
    { asks: true, from: 'Boston' },
  ],
  ['portland 3 nights in may', { asks: true, days: 4, within: '2027-05-01..2027-05-31' }],
  // Left out: a question instead of Portland.
  [
    "Three nights in Portland for powell's books, food carts and maybe the columbia gorge",
    { asks: true, days: 4 },
  ],
  [
    'Taking my daughter to look at Cambridge, she has an interview at Trinity College on 8 December. Two nights from the 7th, coming down from Newcastle by train.',
    {
      to: ['Cambridge'],
      in: ['GB'],
      asks: false,
      from: 'Newcastle',
      days: 3,
      on: '2026-12-07..2026-12-09',
    },
  ],
  [
    'cambridge and somerville on a budget, visiting my brother at MIT',
    { to: ['Cambridge', 'Somerville'], in: ['US', 'US'], asks: false },
  ],
  ['weekend in cambridge', { asks: true }],
  // Left out: in 2027-03.
  [
    'valencia for Las Fallas with two friends, 4 nights',
    { to: ['Valencia'], in: ['ES'], asks: false, days: 5, people: 3 },
  ],
  [
    'san jose to see the volcano and sloths, 10 days in february, 2 adults 1 kid (6)',
    {
      to: ['San Jose'],
      in: ['CR'],
      asks: false,
      days: 10,
      within: '2027-02-01..2027-02-28',
      kids: 1,
      people: 3,
    },
  ],
  // Left out: days 6; on "2027-02-22..2027-02-27".
  [
    'san jose convention center feb 22-25 for work, want to add 2 days in San Francisco after',
    { to: ['San Jose', 'San Francisco'], in: ['US', 'US'], asks: false },
  ],
  ['San Jose, 5 days, what do i need', { asks: true, days: 5 }],
  [
    'We live in Birmingham (the Alabama one) and want a beach within driving distance for spring break',
    { asks: true, from: 'Birmingham' },
  ],
  [
    'birmingham christmas market then on to manchester, 2 nights each',
    { to: ['Birmingham', 'Manchester'], in: ['GB', 'GB'], asks: false, days: 5 },
  ],
  [
    'Victoria from Vancouver by ferry, 2 days, high tea a must',
    { to: ['Victoria'], in: ['CA'], asks: false, from: 'Vancouver', days: 2 },
  ],
  // Left out: a question instead of Victoria Falls, Victoria Falls.
  [
    'victoria falls both sides zim and zambia, 4 nights, us two, early june',
    { asks: true, days: 5, within: '2027-06-01..2027-06-10', people: 2 },
  ],
  // Left out: a question instead of Great Ocean Road.
  [
    'Great Ocean Road in Victoria 5 days self drive starting in melbourne',
    { asks: true, from: 'Melbourne', days: 5 },
  ],
  // Left out: 2 adults.
  [
    'Florence and I are getting married in June and want two weeks in Greece after',
    { to: ['Greece'], in: ['GR'], asks: false, days: 14 },
  ],
  [
    'my friend sydney is coming with me to japan, tokyo kyoto osaka, 12 days from april 3',
    {
      to: ['Tokyo', 'Kyoto', 'Osaka'],
      in: ['JP', 'JP', 'JP'],
      asks: false,
      days: 12,
      on: '2027-04-03..2027-04-14',
      people: 2,
    },
  ],
  [
    'Paris (my wife, not the city lol) wants to see the northern lights, tromsø or rovaniemi, 5 days in January',
    { asks: true, days: 5, within: '2027-01-01..2027-01-31' },
  ],
  [
    'taking Austin and Chelsea (our kids, 9 and 11) to Orlando for disney, 6 nights, budget $5k all in',
    { to: ['Orlando'], in: ['US'], asks: false, days: 7, kids: 2, budget: '5000 USD' },
  ],
  [
    'georgia in september — wine, khachapuri, mountains',
    { to: ['Georgia'], in: ['GE'], asks: false, within: '2027-09-01..2027-09-30' },
  ],
  ['Georgia for a week', { asks: true, days: 7 }],
  [
    'atlanta then savannah ga 5 days with my mom georgia who cant walk far',
    { to: ['Atlanta', 'Savannah'], in: ['US', 'US'], asks: false, days: 5, people: 2 },
  ],
  [
    'where do i get the best peking duck in london, 2 days there next weekend',
    { to: ['London'], in: ['GB'], asks: false, days: 2 },
  ],
  [
    'Best New York strip in Chicago? flying in friday 11 dec leaving sunday',
    { to: ['Chicago'], in: ['US'], asks: false, days: 3, on: '2026-12-11..2026-12-13' },
  ],
  [
    "I want to buy a real panama hat where they're actually made, so Ecuador, about 8 days with my dad",
    { to: ['Ecuador'], in: ['EC'], asks: false, days: 8, people: 2 },
  ],
  [
    'brussels 2 days, kids hate brussels sprouts haha so kid friendly food. 2 adults 2 kids 5 & 7',
    { to: ['Brussels'], in: ['BE'], asks: false, days: 2, kids: 2, people: 4 },
  ],
  // Left out: a question instead of Italy.
  [
    'we loved Rome last year, now want something similar but smaller, still Italy, 5 nights in late April, £1,200 between us two',
    {
      asks: true,
      days: 6,
      within: '2027-04-21..2027-04-30',
      people: 2,
      budget: '1200 GBP',
    },
  ],
  [
    'not barcelona again pls. spain, beach, 1 week july',
    { to: ['Spain'], in: ['ES'], asks: false, days: 7, within: '2027-07-01..2027-07-31' },
  ],
  [
    'indonesia, anywhere but bali, 2 wks in august, diving',
    { to: ['Indonesia'], in: ['ID'], asks: false, days: 14, within: '2027-08-01..2027-08-31' },
  ],
  [
    'flying out of Manchester, anywhere warm under 300 quid each, Jan 9–16',
    {
      asks: true,
      from: 'Manchester',
      days: 8,
      on: '2027-01-09..2027-01-16',
      budget: '300 GBP person',
    },
  ],
  // Left out: from Vienna; in 2026-12.
  [
    'coming from a conference in Vienna that ends on Thursday 3 December, would like three nights in Bratislava or Budapest before flying home to Dublin',
    { asks: true, days: 4 },
  ],
  [
    'driving nyc to toronto over 9 days w stops in the finger lakes and niagara falls',
    {
      to: ['Toronto', 'Finger Lakes', 'Niagara Falls'],
      in: ['CA', 'US', 'US'],
      asks: false,
      from: 'New York',
      days: 9,
    },
  ],
  [
    'base in Salzburg 5 nights, day trips to hallstatt and berchtesgaden, no car',
    { to: ['Salzburg'], in: ['AT'], asks: false, days: 6 },
  ],
  [
    'want to propose at the eiffel tower on valentines, 3 nights from feb 12',
    { to: ['Paris'], in: ['FR'], asks: false, days: 4, on: '2027-02-12..2027-02-15' },
  ],
  [
    'Angkor Wat sunrise and the floating villages, 4 days, solo female',
    { to: ['Siem Reap'], in: ['KH'], asks: false, days: 4, people: 1 },
  ],
  [
    'machu picchu w/o the 4 day hike, altitude scares me, 8 days flying from miami may 15',
    {
      to: ['Machu Picchu'],
      in: ['PE'],
      asks: false,
      from: 'Miami',
      days: 8,
      on: '2027-05-15..2027-05-22',
    },
  ],
]
