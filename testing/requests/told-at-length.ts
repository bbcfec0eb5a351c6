/** Requests from situations: long letters, opinions, stops on the way. */
import type { Request } from './expected.ts'

export const toldAtLength: readonly Request[] = [
  [
    'Buenas, somos una pareja de Zaragoza y queremos ir a Lisboa 5 días en marzo, presupuesto de 900 euros para los dos, sin madrugar por favor',
    {
      to: ['Lisbon'],
      in: ['PT'],
      asks: false,
      from: 'Zaragoza',
      days: 5,
      within: '2027-03-01..2027-03-31',
      people: 2,
      budget: '900 EUR',
    },
  ],
  [
    'quiero ir a córdoba pero la de argentina, una semana en enero yo sola con mis dos hijos',
    {
      to: ['Córdoba'],
      in: ['AR'],
      asks: false,
      days: 7,
      within: '2027-01-01..2027-01-31',
      kids: 2,
      people: 3,
    },
  ],
  [
    'Week-end à Bruges ou Gand avec mon copain, du 4 au 6 décembre, départ de Lille, pas plus de 350 € en tout',
    {
      asks: true,
      from: 'Lille',
      days: 3,
      on: '2026-12-04..2026-12-06',
      people: 2,
      budget: '350 EUR',
    },
  ],
  [
    '10 jours en Sicile fin mai, 2 adultes et un bébé, pas de plages bondées',
    {
      to: ['Sicily'],
      in: ['IT'],
      asks: false,
      days: 10,
      within: '2027-05-21..2027-05-31',
      kids: 1,
      people: 3,
    },
  ],
  // Left out: a question instead of Warnemünde.
  [
    'Mit den Kindern (4 und 7) eine Woche an die Ostsee, am liebsten Nähe Warnemünde, ab 17. Juli',
    { asks: true, days: 7, on: '2027-07-17..2027-07-23', kids: 2 },
  ],
  [
    'wien übers wochenende vom 11. bis 13. dezember christkindlmärkte aber ohne schönbrunn, da waren wir schon',
    { to: ['Vienna'], in: ['AT'], asks: false, days: 3, on: '2026-12-11..2026-12-13' },
  ],
  // Left out: budget "600 EUR person".
  [
    'ciao siamo 4 amici di Bologna, capodanno ad Amsterdam dal 30 dicembre al 2 gennaio, max 600 euro a testa',
    {
      to: ['Amsterdam'],
      in: ['NL'],
      asks: false,
      from: 'Bologna',
      days: 4,
      on: '2026-12-30..2027-01-02',
      people: 4,
    },
  ],
  [
    'viaggio di nozze in giappone 15 giorni ad aprile: tokyo, kyoto, hiroshima e qualche giorno a okinawa',
    {
      to: ['Tokyo', 'Kyoto', 'Hiroshima', 'Okinawa'],
      in: ['JP', 'JP', 'JP', 'JP'],
      asks: false,
      days: 15,
      within: '2027-04-01..2027-04-30',
      people: 2,
    },
  ],
  [
    'Queria passar 4 dias no Porto em fevereiro, saindo de São Paulo, sozinha',
    {
      to: ['Porto'],
      in: ['PT'],
      asks: false,
      from: 'São Paulo',
      days: 4,
      within: '2027-02-01..2027-02-28',
      people: 1,
    },
  ],
  [
    'lua de mel em Buenos Aires e Bariloche, 9 noites em julho, até R$ 15.000',
    {
      to: ['Buenos Aires', 'Bariloche'],
      in: ['AR', 'AR'],
      asks: false,
      days: 10,
      within: '2027-07-01..2027-07-31',
      people: 2,
      budget: '15000 BRL',
    },
  ],
  // Left out: a question instead of York, Edinburgh, Isle of Skye; days 9; on "2027-05-10..2027-05-18"; 2 adults.
  [
    "Hello, I hope this is the right place to write. My husband Ken and I will both be retired by then and we have promised ourselves Scotland at last, after years and years of Cornwall. We live in Exeter and don't fancy the flight so would come by train, breaking the journey for one night in York because my cousin Virginia is there. After that Edinburgh for three nights and then up to Skye for four. We were thinking of setting off on Monday 10 May. Ken's knee is bad so no hill climbing please. We can spend about £2,500 all told. With thanks, Margaret Lincoln",
    { to: ['York', 'Edinburgh', 'Skye'], asks: false, from: 'Exeter', budget: '2500 GBP' },
  ],
  // Left out: a question instead of Cartagena; from Denver; 3 adults.
  [
    "Ok so long story. My sister Brooklyn was supposed to get married in Cancun in Feb but it's off, and the three of us (me, Brooklyn, our cousin Dallas) still have the time off, Feb 13 to 20. None of us want Mexico now for obvious reasons. We're all in Denver. Somewhere with sun and a pool. Dallas says Cartagena is amazing so let's just do that, the Colombian one, no more than 1500 dollars per person",
    { asks: true, days: 8, on: '2027-02-13..2027-02-20', budget: '1500 USD person' },
  ],
  // Left out: a question instead of Iceland; from Leeds; days 5; on "2027-02-08..2027-02-12"; kids 28; 3 adults.
  [
    "Dear Sir or Madam, I teach Year 9 geography in Leeds and am arranging our field trip for the coming year. There will be 28 pupils and 3 staff. Last time we did the Bay of Naples and Vesuvius, which was wonderful, but this year the head would like Iceland: geysers, glaciers, that sort of thing. We'd arrive on Monday 8 February and leave on Friday 12th. Parents have been told £950 a head. Nothing that needs swimming, please, as several cannot.",
    { to: ['Iceland'], asks: false, budget: '950 GBP person' },
  ],
  // Left out: a question instead of Hanoi, Ha Long Bay, Hoi An, Ho Chi Minh City; days 17.
  [
    "so we land in Hanoi at 6am on the 2nd of January after flying from Frankfurt via Doha, zombies basically, so nothing that day please. then halong bay overnight boat, hoi an for 4 or 5 nights because everyone on the internet says so, end in saigon, fly home from there on the 18th. 2 adults. my wife gets seasick but says she'll do the one night",
    { asks: false, from: 'Frankfurt', on: '2027-01-02..2027-01-18', people: 2 },
  ],
  [
    'Ive been to paris rome madrid berlin all the usual and i dont want any of those again. somewhere in europe with good trains and cheap beer that my mates havent put on instagram. 5 nights. me and two mates. late feb',
    { asks: true, days: 6, within: '2027-02-21..2027-02-28', people: 3 },
  ],
  // Left out: a question instead of San Sebastián, Biarritz.
  [
    'my boss raves about san sebastian, my mum says biarritz, i think we do both, 3 nights each, may',
    { asks: true, days: 7, within: '2027-05-01..2027-05-31' },
  ],
  // Left out: from London Gatwick.
  [
    'friend recomended kotor over dubrovnik so kotor, 4 nites, from gatwick',
    { to: ['Kotor'], in: ['ME'], asks: false, days: 5 },
  ],
  // Left out: days 12.
  [
    'stopover in reykjavik 2 nights on the way from toronto to glasgow, main trip is 10 days scotland',
    {
      to: ['Reykjavik', 'Glasgow', 'Scotland'],
      in: ['IS', 'GB', 'GB'],
      asks: false,
      from: 'Toronto',
    },
  ],
  // Left out: days 10.
  [
    '14 hr layover in singapore what can we do, then bali 9 nights, 2 of us',
    { to: ['Singapore', 'Bali'], in: ['SG', 'ID'], asks: false, people: 2 },
  ],
  [
    'perth (the aussie one) and margaret river 6 days, wine, no kids, we are 2',
    { to: ['Perth', 'Margaret River'], in: ['AU', 'AU'], asks: false, days: 6, people: 2 },
  ],
  [
    'perth 2 days from edinburgh by train',
    { to: ['Perth'], in: ['GB'], asks: false, from: 'Edinburgh', days: 2 },
  ],
  [
    'Granada then leon by chicken bus, volcano boarding, 9 days',
    // Left out: in. Spain and Nicaragua have towns of both names, and only the bus tells which.
    { to: ['Granada', 'Leon'], days: 9 },
  ],
  // Left out: days 4; on "2027-03-13..2027-03-16".
  [
    'granada, alhambra tickets booked for 14 march, staying 13-16',
    { to: ['Granada'], in: ['ES'], asks: false },
  ],
  [
    'santiago, end of the camino, walking from sarria, 7 days, alone, october',
    {
      to: ['Santiago de Compostela'],
      in: ['ES'],
      asks: false,
      from: 'Sarria',
      days: 7,
      within: '2027-10-01..2027-10-31',
      people: 1,
    },
  ],
  ['santiago 4 days', { to: ['Santiago'], days: 4 }],
  // Left out: a question instead of Springfield.
  [
    'Springfield next month 2 nights, seeing lincolns house',
    { asks: true, days: 3, within: '2026-12-01..2026-12-31' },
  ],
  [
    'springfield, family reunion, 3rd to 6th july',
    { asks: true, days: 4, on: '2027-07-03..2027-07-06' },
  ],
  [
    'St Petersburg beach, 5 nights, spring break, 4 college students driving from atlanta',
    { to: ['St. Petersburg'], in: ['US'], asks: false, from: 'Atlanta', days: 6, people: 4 },
  ],
  [
    'alexandria va for the 4th of july weekend, day trip to mount vernon',
    { to: ['Alexandria'], in: ['US'], asks: false, within: '2027-07-03..2027-07-05' },
  ],
  // Left out: a question instead of Athens; days 3; on "2027-10-15..2027-10-17".
  [
    'athens for the bulldogs game sat oct 16, driving from charlotte, in friday out sunday',
    { to: ['Athens'], in: ['US'], asks: false, from: 'Charlotte' },
  ],
  // Left out: a question instead of Rome.
  [
    'rome ga or rome italy lol obviously italy. 5 days, 2 ppl, colosseum etc',
    { asks: true, days: 5, people: 2 },
  ],
  [
    'Melbourne on the space coast, rocket launch, 3 nights, from jacksonville',
    { to: ['Melbourne'], in: ['US'], asks: false, from: 'Jacksonville', days: 4 },
  ],
  [
    'Hamilton - the musical not the place! london, 1 night, 19 dec',
    { to: ['London'], in: ['GB'], asks: false, days: 2, on: '2026-12-19..2026-12-20' },
  ],
  [
    'chicago the musical on broadway + 2 other shows, 4 nights, mid jan',
    { to: ['New York'], in: ['US'], asks: false, days: 5, within: '2027-01-11..2027-01-20' },
  ],
  [
    "kobe beef in kobe, okonomiyaki in hiroshima, ramen in fukuoka. 8 days. that's the trip",
    { to: ['Kobe', 'Hiroshima', 'Fukuoka'], in: ['JP', 'JP', 'JP'], asks: false, days: 8 },
  ],
  [
    'is there anywhere in copenhagen to get a decent danish? 3 nights 5-8 feb, just me, hostel',
    {
      to: ['Copenhagen'],
      in: ['DK'],
      asks: false,
      days: 4,
      on: '2027-02-05..2027-02-08',
      people: 1,
    },
  ],
  [
    'Bologna for the ragu, parma for ham, modena for vinegar - 5 days by train, me + vegetarian wife so god help us',
    { to: ['Bologna'], see: ['Modena', 'Parma'], asks: false, days: 5, people: 2 },
  ],
]
