/** Journeys as they are really written: stops on the way, outings, homes, hearsay, other languages. */
import type { Request } from './expected.ts'

export const writtenJourneys: readonly Request[] = [
  [
    'Burlington vermont leaf peeping, 3 nights in october, then Stowe',
    { to: ['Burlington', 'Stowe'], in: ['US', 'US'], asks: false },
  ],
  [
    '6 days cork, kinsale and the beara peninsula, driving',
    { to: ['Cork', 'Kinsale', 'Beara Peninsula'], asks: false },
  ],
  [
    'We are a family of 5 from Perth wanting 10 days in Bali, mostly Ubud, some Sanur',
    { to: ['Ubud', 'Sanur'], in: ['ID', 'ID'], asks: false },
  ],
  ['my hubby and I, 25th anniversary, Bora Bora or the Maldives? budget 9k', { asks: true }],
  ['salem for halloween weekend, witch museum', { asks: true }],
  [
    'Aberdeen then orkney and shetland by ferry, 9 days in june',
    { to: ['Aberdeen', 'Orkney', 'Shetland'], in: ['GB', 'GB', 'GB'], asks: false },
  ],
  ['lake garda 5 days, stay in malcesine, day trip verona', { to: ['Malcesine'], asks: false }],
  ['Not Cancun! Isla Mujeres or Holbox, 6 nights, quiet beach', { asks: true }],
  [
    'georgia the country not the state, 9 days wine and hiking',
    { to: ['Georgia'], in: ['GE'], asks: true },
  ],
  [
    'four nights on Hydra, ferry from Athens, no cars please',
    { to: ['Hydra'], in: ['GR'], asks: false },
  ],
  ['2 weeks sri lanka: sigiriya kandy ella mirissa', { asks: true }],
  [
    'san juan 4 nights then vieques 3, bio bay',
    { to: ['San Juan', 'Vieques'], in: ['PR', 'PR'], asks: false },
  ],
  [
    'Hi! Me (32) and mum (61), 5 days in Valencia in March for Fallas, flying from Eindhoven',
    { to: ['Valencia'], in: ['ES'], from: 'Eindhoven', asks: false },
  ],
  [
    'I work in Zürich and get Friday off: long weekend in Ticino',
    { to: ['Ticino'], in: ['CH'], asks: false },
  ],
  [
    'plan me a trip from Toronto to Quebec city with stops in Kingston and Montreal, 6 days',
    { to: ['Quebec', 'Kingston', 'Montreal'], in: ['CA', 'CA', 'CA'], asks: false },
  ],
  ['2 nights near Stansted then fly home', { to: [], in: [], asks: true }],
  [
    'Sinai trekking and Dahab diving, 9 days',
    { to: ['Sinai', 'Dahab'], in: ['EG', 'EG'], asks: true },
  ],
  ['Faroe Islands in june, 6 days hiking', { to: ['Faroe Islands'], in: ['FO'], asks: false }],
  ['Montpellier with kids, beach and Pont du Gard, 5 days in may', { asks: true }],
  [
    'the Masai Mara 4 nights then Diani beach 4 nights',
    { to: ['Masai Mara', 'Diani'], in: ['KE', 'KE'], asks: false },
  ],
  [
    'oslo > flam > bergen, norway in a nutshell, 5 days',
    { to: ['Oslo', 'Flam', 'Bergen'], in: ['NO', 'NO', 'NO'], asks: false },
  ],
  [
    'a few days around Christchurch, Dorset coast walking',
    { to: ['Christchurch'], in: ['GB'], asks: false },
  ],
  ['Vancouver WA to see grandma, 4 days in august', { to: ['Vancouver'], in: ['US'], asks: false }],
  [
    'Do we need a car in Sardinia? Thinking Alghero and Bosa, 7 nights',
    { to: ['Alghero', 'Bosa'], in: ['IT', 'IT'], asks: false },
  ],
  [
    'Girls trip!! Scottsdale, 4 days, pool + hikes, 7 of us',
    { to: ['Scottsdale'], in: ['US'], asks: false },
  ],
  ['San Miguel for a week of diving (Cozumel)', { asks: true }],
  [
    'trip to Victoria and Tofino, 7 days from Calgary',
    { to: ['Victoria', 'Tofino'], in: ['CA', 'CA'], asks: false },
  ],
  [
    'From Rome we want two nights in Naples and a day in Pompeii',
    { to: ['Naples'], in: ['IT'], asks: false },
  ],
  ['wkend in Brighton w the girls from uni', { to: ['Brighton'], in: ['GB'], asks: false }],
  [
    'jordan 7 days amman petra wadi rum aqaba',
    { to: ['Amman', 'Petra', 'Wadi Rum', 'Aqaba'], in: ['JO', 'JO', 'JO', 'JO'], asks: false },
  ],
  [
    'We went to Kyoto in 2019. Now Kyushu: Fukuoka, Beppu, Kagoshima, 10 days',
    { to: ['Fukuoka', 'Beppu', 'Kagoshima'], in: ['JP', 'JP', 'JP'], asks: false },
  ],
  ['Chester zoo and the Roman walls, 2 nights with a 4 year old', { asks: true }],
  [
    "my flight home is from Milan but I've 3 days before that, lakes?",
    { to: [], in: [], asks: true },
  ],
  [
    '5 days Bergamo Brescia Mantua by train',
    { to: ['Bergamo', 'Brescia', 'Mantua'], asks: false, days: 5 },
  ],
  ['La Rochelle & île de ré, 6 jours en juin, à vélo', { asks: true }],
  [
    'tres noches en Mérida (México), cenotes, luego Campeche',
    { to: ['Mérida', 'Campeche'], in: ['MX', 'MX'], asks: false },
  ],
  ['eine Woche Sylt mit Hund, im Oktober', { to: ['Sylt'], in: ['DE'], asks: false }],
  [
    'Kruger safari 4 nights + Cape Town 5 nights + winelands 2',
    { to: ['Kruger', 'Cape Town', 'Winelands'], in: ['ZA', 'ZA', 'ZA'], asks: false },
  ],
  ['take the kids somewhere in Denmark, Legoland obviously, 4 days', { asks: true }],
  ['St Lucia or Antigua for a honeymoon in May, 10 nights all inclusive', { asks: true }],
  ["7 nights Paphos, fly Luton, we're both 70", { to: ['Paphos'], in: ['CY'], asks: false }],
  [
    "a friend swears by Ljubljana but I'd rather do Trieste, 3 days",
    { to: ['Trieste'], in: ['IT'], asks: false },
  ],
  [
    'Nashville, Memphis, New Orleans by car in 9 days',
    { to: ['Nashville', 'Memphis', 'New Orleans'], in: ['US', 'US', 'US'], asks: false },
  ],
  [
    'wien 3 tage, bratislava 1 tag',
    { to: ['Vienna', 'Bratislava'], in: ['AT', 'SK'], asks: false },
  ],
  [
    'Whitsundays sailing 3 days out of Airlie Beach then Magnetic Island',
    { to: ['Whitsundays', 'Magnetic Island'], in: ['AU', 'AU'], asks: false },
  ],
  [
    'Moving from Leeds to Bristol so no money, cheap weekend in wales?',
    { to: ['Wales'], in: ['GB'], asks: false },
  ],
  [
    'Havana 4 nights, Vinales 2, Trinidad 3',
    { to: ['Havana', 'Vinales', 'Trinidad'], in: ['CU', 'CU', 'CU'], asks: false },
  ],
  [
    'Rhodes, lindos side, a week in sept with toddlers',
    { to: ['Rhodes'], in: ['GR'], asks: false },
  ],
  ['aspen in january, 5 nights, one non skier', { asks: true }],
  [
    "I'm from Valencia (Venezuela) and want to visit Madrid and Toledo for 8 days",
    { to: ['Madrid', 'Toledo'], in: ['ES', 'ES'], asks: false },
  ],
  [
    'Bologna food weekend, side trip to Modena for balsamic',
    { to: ['Bologna'], in: ['IT'], asks: false },
  ],
  [
    'granada and the alpujarras, 6 days walking',
    { to: ['Granada', 'Alpujarras'], in: ['ES', 'ES'], asks: false },
  ],
  ['Georgetown Penang 3 nights street food', { asks: true }],
  ['tahoe in feb, 4 nights, from sacramento', { to: ['Tahoe'], in: ['US'], asks: false }],
  [
    'Kosovo and North Macedonia: Prizren, Skopje, Ohrid, 8 days',
    { to: ['Prizren', 'Skopje', 'Ohrid'], in: ['XK', 'MK', 'MK'], asks: false },
  ],
  [
    'the med by boat: Split, Vis, Hvar, a week with 8 friends',
    { to: ['Split', 'Vis', 'Hvar'], in: ['HR', 'HR', 'HR'], asks: false },
  ],
  ['Key West drive from Miami 4 days', { asks: true }],
  ['I have to be in Basel on Monday, so weekend before that in Colmar', { asks: true }],
  [
    'Lewes and the South Downs, 2 nights, pubs',
    { to: ['Lewes', 'South Downs'], in: ['GB', 'GB'], asks: false },
  ],
  [
    'Queenstown, Wanaka and Milford sound 8 days, dont want to rush',
    { to: ['Queenstown', 'Wanaka'], in: ['NZ', 'NZ'], asks: false },
  ],
  [
    'Long story short, my ex kept the Mexico timeshare, so no more Puerto Vallarta. I want to go to Lima. For the food!! 6 days in September, just me, 52F. Tasting menu one night (Central or Maido if you can dream), markets, surf watching, pisco. Say $2,500 not incl airfare from Dallas.',
    { to: ['Lima'], from: 'Dallas', days: 6, people: 1 },
  ],
  [
    'we were in two minds about Dubrovnik because of game of thrones crowds and picked Split instead. 28 may - 1 june, couple, roman palace, island hop to Hvar for a day, konoba dinners',
    { to: ['Split'], on: '2027-05-28..2027-06-01', days: 5, people: 2 },
  ],
  [
    "My name is Chelsea, I'm 34 and use a powerchair. Looking at Melbourne (the Australian one, ha, I live an hour from the Florida one) for 9 days in November 2027 with my PA. Trams accessible? Penguins, laneway coffee, street art, a footy-free trip.",
    { to: ['Melbourne'], from: 'Florida', days: 9, people: 2 },
  ],
  [
    'Krakow vs Gdansk, that was the question, and the answer is Gdansk, cos the kids (4 & 7) want a beach. 5 nights from 10 July. Amber, pirate ship, pierogi. 2 ad 2 ch. 1200 euro without flights',
    { to: ['Gdansk'], on: '2027-07-10..2027-07-15', days: 6, people: 4, kids: 2 },
  ],
  [
    'Trying to plan a trip to Granada, the lake one not the Alhambra one. 6 days in Jan, colonial town, Mombacho volcano, isletas, then maybe San Juan del Sur. From Miami, 2 people, hostels ok, $60/day together.',
    { asks: true, from: 'Miami', days: 6, people: 2 },
  ],
  [
    "crete 2 weeks with toddler 18mo and my parents so 5 of us, end of may till 2nd week june. West bit, chania. flat with kitchen, shallow beaches, tavernas w garden. wife's pescatarian",
    { to: ['Crete', 'Chaniá'], days: 14, people: 5 },
  ],
  [
    "Hey, Brooklyn here (that's my name lol). me + bf = London for the first time!! july 2-9, flying from Charlotte. afternoon tea, west end show. $3500 without flights",
    { to: ['London'], from: 'Charlotte', on: '2027-07-02..2027-07-09', days: 8, people: 2 },
  ],
  [
    '3 days Santiago to rest our feet at the end of the camino, we should arrive on about the 10th of june, two friends, 60 and 63. Botafumeiro mass, octopus, albariño, short outing to Finisterre by bus',
    { to: ['Santiago de Compostela'], days: 3, people: 2 },
  ],
  [
    "Three generations: my mum (81, walking stick), me (55) and my son (19). A week in Malta, middle of March. Caravaggio, temples, harbour boats, not too many steps if that's possible in Valletta! Rabbit stew for the lad.",
    { to: ['Malta'], days: 7, people: 3 },
  ],
  [
    'Banff 5 days mid june! 2 adults, 1 teen (16) vegan, lakes by canoe, moderate hikes, bears from far away please. car from Calgary airport. We fly in from Frankfurt w/ Condor. 250 cad a night for lodging',
    { to: ['Banff'], from: 'Frankfurt', days: 5, people: 3, kids: 1 },
  ],
  [
    'St Petersburg in february to get out of the Buffalo snow, 6 days, Dali museum, pier, beaches, maybe a Tampa Bay Lightning game. 2 adults and grandson 10',
    { to: ['St. Petersburg'], days: 6, people: 3, kids: 1 },
  ],
  [
    'Hong Kong 3 nights on way home to Perth from Manchester, 8-11 jan, kids 8 and 11 + me & the missus. peak tram, star ferry, dumplings, not disneyland we done that in orlando',
    { to: ['Hong Kong'], on: '2027-01-08..2027-01-11', days: 4, people: 4, kids: 2 },
  ],
  [
    'Kids want Lapland & santa, Rovaniemi, 4 days from 17 december. 2 adults, kids 3, 5, 8. huskies, reindeer, northern lights w/ luck. Flying from Gatwick. 5 grand all in, pounds',
    {
      to: ['Rovaniemi'],
      from: 'London',
      on: '2026-12-17..2026-12-20',
      days: 4,
      people: 5,
      kids: 3,
    },
  ],
  [
    "Not sure between a week in the Dolomites or something on the Slovenian side, and my knees have a vote too. Let's go with Slovenia: Bohinj, a week, early july, two women 60+, lake swimming, cable car up & walk flat, dumplings. Coming by train from Graz",
    { to: ['Bohinj'], from: 'Graz', days: 7, people: 2 },
  ],
]
