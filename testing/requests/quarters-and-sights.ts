/** Requests that name a quarter, a sight, an island or a landscape instead of a town. */
import type { Request } from './expected.ts'

export const quartersAndSights: readonly Request[] = [
  [
    'I want to see Machu Picchu before I turn 40 (next sept). 9 days in may, alone, coming from Dallas',
    { to: ['Machu Picchu'], asks: false, from: 'Dallas', days: 9, people: 1 },
  ],
  [
    'something near Lake Bled with the kids (3 and 6), one week in july, we have our own car',
    { to: ['Lake Bled'], asks: false, days: 7 },
  ],
  [
    'Weekend in Trastevere, good trattorias, no sightseeing marathon, 2 people, march',
    { to: ['Rome'], asks: false, people: 2 },
  ],
  [
    '3 days in shibuya and shimokitazawa for vintage clothes, january, solo',
    { to: ['Tokyo'], asks: false, days: 3, people: 1 },
  ],
  [
    'Yellowstone and Grand Teton, 6 days early september, RV, family of five',
    { to: ['Yellowstone', 'Grand Teton'], asks: false, days: 6, people: 5 },
  ],
  [
    'the Amalfi coast for our honeymoon, 8 nights in June, splurge once on a boat',
    { to: ['Amalfi'], asks: false, nights: 8, people: 2 },
  ],
  [
    'we want to climb the harbour bridge and see an opera at the opera house with the sails. 5 days in november 2 adults',
    { to: ['Sydney'], asks: false, days: 5, people: 2 },
  ],
  [
    'Which Greek islands for 10 days? thinking Naxos and Paros, late may, couple',
    { to: ['Naxos', 'Paros'], asks: false, days: 10, people: 2 },
  ],
  [
    'christmas market in the city with the sagrada familia, 3 days 2 adults 1 baby',
    { to: ['Barcelona'], asks: false, days: 3, people: 3 },
  ],
  [
    'We would like to explore the Scottish Highlands and Skye by car for 7 days in May. 3 of us, flying in to Inverness',
    { to: ['Scottish Highlands', 'Skye'], asks: false, days: 7, people: 3 },
  ],
  [
    'Brooklyn for 4 nights, williamsburg and dumbo, maybe the met. 2 friends in oct',
    { to: ['Brooklyn'], asks: false, nights: 4, people: 2 },
  ],
  [
    'Taj mahal at sunrise then tigers in ranthambore, 7 days feb 2 adults from manchester',
    { to: ['Ranthambore', 'Agra'], asks: true, from: 'Manchester', days: 7, people: 2 },
  ],
  [
    '2 weeks in the Azores, mostly Sao Miguel, hiking, whale watching, june, 2',
    { to: ['Azores', 'Sao Miguel'], asks: false, days: 14 },
  ],
  [
    'Cinque Terre 3 days, then Lake Como 3 days, in september, we are two',
    { to: ['Cinque Terre', 'Lake Como'], asks: false, days: 6, people: 2 },
  ],
  [
    'Want to see the northern lights from one of those glass igloos in finnish lapland, 4 nights in january, couple',
    { to: ['Finnish Lapland'], asks: false, nights: 4, people: 2 },
  ],
  [
    'copacabana beach or ipanema, does not matter, just sun! 6 days in march, two couples',
    { to: ['Rio de Janeiro'], asks: false, days: 6, people: 4 },
  ],
  [
    'Black Forest hiking 5 days in june, 2 people, start in freiburg',
    { to: ['Black Forest'], asks: false, days: 5, people: 2 },
  ],
  [
    'petra by night plus wadi rum camp plus dead sea. 6 days in october, group of 6',
    { to: ['Petra', 'Wadi Rum', 'Dead Sea'], asks: false, days: 6, people: 6 },
  ],
  [
    'alhambra tickets booked for 14 may at 10:30, want 3 days around it w my partner',
    { to: ['Granada'], asks: false, days: 3, people: 2 },
  ],
  [
    'sleep in a ryokan with a view of mount fuji and then 3 days in tokyo, april, couple',
    { to: ['Mount Fuji', 'Tokyo'], asks: false, people: 2 },
  ],
  [
    'the Wachau by bike and then a couple days in Vienna, 5 days june, 2 seniors',
    { to: ['Wachau', 'Vienna'], asks: false, people: 2 },
  ],
  [
    'See the Alhambra, the Mezquita and the Alcázar in one week, april, four friends',
    { asks: true, people: 4 },
  ],
  [
    'Shinjuku and Asakusa as bases, 8 days, cherry blossom, my partner and me',
    { to: ['Tokyo'], asks: false, days: 8, people: 2 },
  ],
  [
    'a week on Paxos and Antipaxos, no cars, june, 2',
    { to: ['Paxos', 'Antipaxos'], asks: false, days: 7 },
  ],
  [
    'Route des Grandes Alpes on motorbikes, 6 days in september, 3 riders',
    { asks: true, days: 6, people: 3 },
  ],
  [
    'Niagara Falls 2 days and Toronto 3 days with grandma in may',
    { to: ['Niagara Falls', 'Toronto'], asks: false },
  ],
  [
    'I want penguins, whales and wine. Hermanus and Stellenbosch, 6 days october, 2 adults',
    { to: ['Hermanus', 'Stellenbosch'], asks: false, days: 6, people: 2 },
  ],
  [
    'christmas shopping on 5th avenue and ice skating at rockefeller center, 4 nights early december, mum and me',
    { asks: false, nights: 4, people: 2 },
  ],
  [
    'Harlem jazz and gospel, 3 nights in february for two',
    { to: ['New York'], asks: false, nights: 3, people: 2 },
  ],
]
