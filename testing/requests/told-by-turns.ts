/** Requests from situations: refusals, titles, days of the calendar, other languages. */
import type { Request } from './expected.ts'

export const toldByTurns: readonly Request[] = [
  // Left out: a question instead of Neuschwanstein, Rothenburg ob der Tauber, Munich.
  ['Neuschwanstein + rothenburg + munich, 6 days, 4 adults', { asks: true, days: 6, people: 4 }],
  [
    'split 5 days between zagreb and split',
    { to: ['Zagreb', 'Split'], in: ['HR', 'HR'], asks: false, days: 5 },
  ],
  [
    'nice 4 nights nice hotel not too nice a price lol',
    { to: ['Nice'], in: ['FR'], asks: false, days: 5 },
  ],
  ['a nice weekend with a bit of reading by the sea', { asks: true }],
  [
    'bath for 2 nights with my sister, hotel must have a bath',
    { to: ['Bath'], in: ['GB'], asks: false, days: 3, people: 2 },
  ],
  [
    'cork from 4 to 8 march, flying from Bristol',
    {
      to: ['Cork'],
      in: ['IE'],
      asks: false,
      from: 'Bristol',
      days: 5,
      on: '2027-03-04..2027-03-08',
    },
  ],
  [
    'where to go for christmas where they do a proper turkey dinner, 23rd to 27th',
    { asks: true, days: 5, on: '2026-12-23..2026-12-27' },
  ],
  [
    'Turkey in october: istanbul 4 days then cappadocia 3 for the balloons',
    {
      to: ['Istanbul', 'Cappadocia'],
      in: ['TR', 'TR'],
      asks: false,
      days: 7,
      within: '2027-10-01..2027-10-31',
    },
  ],
  [
    'oktoberfest 2027 8 lads from cardiff, 4 nights, opening weekend, €150 a night each max',
    {
      to: ['Munich'],
      in: ['DE'],
      asks: false,
      from: 'Cardiff',
      days: 5,
      within: '2027-09-18..2027-10-03',
      people: 8,
      nightly: 150,
    },
  ],
  // Left out: in 2027-02.
  ['Carnival!!! rio or salvador?? or trinidad?? never done it', { asks: true }],
  // Left out: in 2027-03.
  [
    'carnival cruise from galveston to cozumel 5 days first week of march',
    { to: ['Cozumel'], in: ['MX'], asks: false, from: 'Galveston', days: 5 },
  ],
  [
    'mardi gras with the girls (6 of us) fri-tues new orleans',
    {
      to: ['New Orleans'],
      in: ['US'],
      asks: false,
      days: 5,
      on: '2027-02-05..2027-02-09',
      people: 6,
    },
  ],
  [
    "casablanca is my fav movie so obviously i want rick's cafe. morocco 7 days, casablanca 1 night then marrakech and fes",
    { to: ['Casablanca', 'Marrakech', 'Fes'], in: ['MA', 'MA', 'MA'], asks: false, days: 7 },
  ],
  [
    'Emily in Paris made me want to go but my friends say Lyon is better, so Lyon, 3 nights',
    { to: ['Lyon'], in: ['FR'], asks: false, days: 4 },
  ],
  // Left out: a question instead of Venice, Florence.
  [
    'My book club just finished Death in Venice and A Room with a View. Six of us ladies would like to see Venice and Florence by train, five nights, in the second half of May.',
    { asks: true, days: 6, within: '2027-05-16..2027-05-31', people: 6 },
  ],
  // Left out: in 2027-01.
  [
    'going to see Man Utd away at Anfield, jan 23rd, stay 2 nights, me and my son 12, from Belfast',
    { to: ['Liverpool'], in: ['GB'], asks: false, from: 'Belfast', days: 3, kids: 1, people: 2 },
  ],
  [
    'Dallas cowboys fan, watching them play in Green Bay then 2 days in chicago',
    { to: ['Green Bay', 'Chicago'], in: ['US', 'US'], asks: false },
  ],
  // Left out: a question instead of New York City.
  [
    "LA Lakers at Madison Square Garden – 3 days around it. I'm coming in from Hartford",
    { asks: true, from: 'Hartford', days: 3 },
  ],
  [
    'april and june (my twins, 4) plus me & hubby, center parcs type thing near Nottingham, mon–fri',
    { to: ['Nottingham'], in: ['GB'], asks: false, days: 5, kids: 2, people: 4 },
  ],
  [
    'May wants to go to Seoul with me in may for 6 days',
    {
      to: ['Seoul'],
      in: ['KR'],
      asks: false,
      days: 6,
      within: '2027-05-01..2027-05-31',
      people: 2,
    },
  ],
  [
    'august (my husband) and i want st augustine florida, 3 nights',
    { to: ['St Augustine'], in: ['US'], asks: false, days: 4, people: 2 },
  ],
  [
    'Easter island at easter?? is that silly. from santiago, 5 days',
    {
      to: ['Easter Island'],
      in: ['CL'],
      asks: false,
      from: 'Santiago',
      days: 5,
      within: '2027-03-25..2027-03-30',
    },
  ],
  [
    'christmas island for the crabs, not for christmas, 1 wk from perth',
    { to: ['Christmas Island'], in: ['CX'], asks: false, from: 'Perth', days: 7 },
  ],
  [
    'good friday to easter monday in seville',
    { to: ['Seville'], in: ['ES'], asks: false, days: 4, on: '2027-03-26..2027-03-29' },
  ],
  // Left out: days 4; on "2026-11-26..2026-11-29".
  [
    'black friday shopping in new york: arriving thanksgiving day leaving sunday',
    { to: ['New York'], in: ['US'], asks: false },
  ],
  [
    'hawaii which island idk first timers 8 days',
    { to: ['Hawaii'], in: ['US'], asks: false, days: 8 },
  ],
  // Left out: 2 adults.
  [
    'maui not honolulu again, 7 nights nov 2027, 2 ad',
    { to: ['Maui'], in: ['US'], asks: false, days: 8, within: '2027-11-01..2027-11-30' },
  ],
  [
    'greek islands no santorini no mykonos 10 days sept 2 couples',
    {
      to: ['Greek Islands'],
      in: ['GR'],
      asks: false,
      days: 10,
      within: '2027-09-01..2027-09-30',
      people: 4,
    },
  ],
  // Left out: from London.
  [
    'cotswolds without a car, 2 nights from paddington, me + mum',
    { to: ['Cotswolds'], in: ['GB'], asks: false, days: 3, people: 2 },
  ],
  [
    'dolomites hut to hut 6 days early sept just me, never done via ferrata and dont want to',
    {
      to: ['Dolomites'],
      in: ['IT'],
      asks: false,
      days: 6,
      within: '2027-09-01..2027-09-10',
      people: 1,
    },
  ],
  [
    'washington 4 days cherry blossoms n the smithsonian',
    { to: ['Washington'], in: ['US'], asks: false, days: 4 },
  ],
  // Left out: budget "250 USD day".
  [
    'Washington state, not dc! Olympic NP and seattle, 9 days in July, 2 adults, 3 kids, renting a car, ~$250/day',
    {
      to: ['Olympic NP', 'Seattle'],
      in: ['US', 'US'],
      asks: false,
      days: 9,
      within: '2027-07-01..2027-07-31',
      kids: 3,
      people: 5,
    },
  ],
  [
    'flying into Ontario airport, need 3 days near joshua tree',
    { to: ['Joshua Tree'], in: ['US'], asks: false, days: 3 },
  ],
  // Left out: a question instead of Seattle, Vancouver.
  [
    'vancouver wa to vancouver bc by train with seattle in the middle, 6 days',
    { to: ['Vancouver', 'Seattle'], asks: false, from: 'Vancouver', days: 6 },
  ],
  [
    'London ontario, visiting grandma, 20-27 dec, leaving from Halifax',
    {
      to: ['London'],
      in: ['CA'],
      asks: false,
      from: 'Halifax',
      days: 8,
      on: '2026-12-20..2026-12-27',
    },
  ],
  // Left out: days 3.
  [
    'barcelna 3 dyas in febuary undr 400 euro',
    {
      to: ['Barcelona'],
      in: ['ES'],
      asks: false,
      within: '2027-02-01..2027-02-28',
      budget: '400 EUR',
    },
  ],
  [
    "I promised Sofia (she's 10) a trip to Sofia, just the two of us, dad and daughter, first 4 days of the February half term, we're in Leeds",
    {
      to: ['Sofia'],
      in: ['BG'],
      asks: false,
      from: 'Leeds',
      days: 4,
      within: '2027-02-13..2027-02-21',
      kids: 1,
      people: 2,
    },
  ],
]
