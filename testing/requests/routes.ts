/** From where to where: several places, an order, stays, and ways between them. */
import type { Request } from './expected.ts'

export const routes: readonly Request[] = [
  ['from London to Rome for 4 days', { from: 'London', to: ['Rome'], days: 4 }],
  [
    '3 days in Rome and then 4 in Florence',
    { to: ['Rome', 'Florence'], stays: { Rome: 3, Florence: 4 }, days: 7, order: 'given' },
  ],
  [
    'Rome (3 nights), Florence (2 nights), Venice (2 nights)',
    {
      to: ['Rome', 'Florence', 'Venice'],
      stays: { Rome: -3, Florence: -2, Venice: -2 },
      nights: 7,
    },
  ],
  ['10 days in Italy: Rome, Florence, Venice', { to: ['Rome', 'Florence', 'Venice'], days: 10 }],
  [
    '6 days in Rome, Florence and Venice',
    { to: ['Rome', 'Florence', 'Venice'], days: 6, stays: {} },
  ],
  [
    'Tokyo -> Kyoto -> Osaka, 12 days',
    { to: ['Tokyo', 'Kyoto', 'Osaka'], order: 'given', days: 12 },
  ],
  [
    'Flying out of Chicago, visiting Madrid, Seville and Granada over two weeks',
    { from: 'Chicago', to: ['Madrid', 'Seville', 'Granada'], days: 14 },
  ],
  [
    '2 cities in Texas from Orlando, 5 days',
    { from: 'Orlando', to: ['Texas'], cities: 2, days: 5 },
  ],
  [
    'Heading to Utah for a week from Houston, will cover 3 different cities',
    { from: 'Houston', to: ['Utah'], cities: 3, days: 7 },
  ],
  [
    'Leaving Boston, road trip through Maine and New Hampshire, 6 days',
    { from: 'Boston', to: ['Maine', 'New Hampshire'], days: 6, occasions: ['road-trip'] },
  ],
  ['Paris or Lyon? 3 days, from Geneva', { from: 'Geneva', to: ['Paris', 'Lyon'], days: 3 }],
  [
    'Not Paris, not Nice, but Bordeaux for 4 days',
    { to: ['Bordeaux'], skip: ['Paris', 'Nice'], days: 4 },
  ],
  ['We have been to Rome already, so Naples this time, 5 days', { to: ['Naples'], days: 5 }],
  ['to Paris, no wait, Brussels for 3 days', { to: ['Brussels'], days: 3 }],
  ['Paris, Texas for 2 days', { to: ['Paris'], days: 2 }],
  ['Portland, Maine, 4 days in July', { to: ['Portland'], days: 4 }],
  [
    'round trip from Dublin to Porto, 3 days',
    { from: 'Dublin', to: ['Porto'], trip: 'round', days: 3 },
  ],
  [
    'one-way from Sydney to Perth, 10 days, stopping in Adelaide',
    { from: 'Sydney', to: ['Perth', 'Adelaide'], trip: 'one-way' },
  ],
  [
    'We live in Leipzig and want to see Dresden for 2 days',
    { from: 'Leipzig', to: ['Dresden'], days: 2 },
  ],
  [
    'visit 3 European cities for 12 days in total: 4 days in Vienna, 5 days in Prague and 5 days in Munich',
    { cities: 3, days: 12, stays: { Vienna: 4, Prague: 5, Munich: 5 } },
  ],
  [
    'You want to attend a wedding in Prague between day 5 and day 9. Spend 5 days in Prague and 4 days in Vienna, 8 days in total.',
    {
      stays: { Prague: 5, Vienna: 4 },
      windows: { Prague: '5-9' },
      days: 8,
      to: ['Prague', 'Vienna'],
    },
  ],
  [
    'I want 3 days in Lyon, 4 days in Nice. Direct trains: Lyon and Nice, from Nice to Genoa.',
    { stays: { Lyon: 3, Nice: 4 }, ways: ['Lyon - Nice', 'Nice > Genoa'] },
  ],
  [
    'Direct flights exist between Oslo and Riga, Riga and Split. Visit Oslo for 2 days, Riga for 3 days and Split for 4 days.',
    { ways: ['Oslo - Riga', 'Riga - Split'], stays: { Oslo: 2, Riga: 3, Split: 4 } },
  ],
  [
    'From day 2 to day 4 there is a conference in Geneva I must attend. 3 days in Geneva, 4 days in Milan.',
    { windows: { Geneva: '2-4' }, stays: { Geneva: 3, Milan: 4 } },
  ],
  [
    'Hanoi, Hue, Hoi An, Saigon. 16 days. Order does not matter',
    { to: ['Hanoi', 'Hue', 'Hoi An', 'Saigon'], days: 16 },
  ],
  [
    'starting from Baton Rouge moving to 2 cities in Texas, 5 days',
    { from: 'Baton Rouge', to: ['Texas'], cities: 2 },
  ],
  [
    'St. Petersburg to Rockford spanning 3 days',
    { from: 'St. Petersburg', to: ['Rockford'], days: 3 },
  ],
  ['Trip from Sault Ste. Marie to Detroit', { from: 'Sault Ste. Marie', to: ['Detroit'] }],
  ['A week between Ljubljana and Zagreb, base in both', { to: ['Ljubljana', 'Zagreb'], days: 7 }],
  [
    '4 nights Athens, 3 nights Naxos, 3 nights Santorini by ferry',
    { stays: { Athens: -4, Naxos: -3, Santorini: -3 }, nights: 10, by: ['ferry'] },
  ],
  [
    'starting in San Francisco and ending in Seattle, 8 days by car',
    { to: ['Seattle'], from: 'San Francisco', days: 8, by: ['car'] },
  ],
  [
    'Alpes-Maritimes to Eindhoven... from Alpes-Maritimes to Eindhoven for 5 travelers',
    { from: 'Alpes-Maritimes', to: ['Eindhoven'], people: 5 },
  ],
  [
    'From Zürich to Zagreb by train with a stop in Ljubljana',
    { from: 'Zürich', to: ['Zagreb', 'Ljubljana'], by: ['train'] },
  ],
  [
    'we fly from DC to LA, then San Fran, 9 days',
    { from: 'Washington DC', to: ['Los Angeles', 'San Francisco'], days: 9 },
  ],
  [
    'Interrail: Amsterdam, Berlin, Prague, Vienna, Budapest in 3 weeks',
    { to: ['Amsterdam', 'Berlin', 'Prague', 'Vienna', 'Budapest'], days: 21 },
  ],
  ['Barcelona with a day trip to Girona, 5 days', { to: ['Barcelona'], see: ['Girona'], days: 5 }],
  ['from Trondheim to Tromsø for 5 days', { from: 'Trondheim', to: ['Tromsø'], days: 5 }],
  [
    'I live in Kansas City; 3 days in Nashville',
    { from: 'Kansas City', to: ['Nashville'], days: 3 },
  ],
  ['somewhere in Europe, two weeks, from Toronto', { from: 'Toronto', to: ['Europe'], days: 14 }],
  [
    'Lisbon then Porto then Madrid, 9 days',
    { to: ['Lisbon', 'Porto', 'Madrid'], order: 'given', days: 9 },
  ],
  ['10 days in the US, 3 cities', { to: ['United States'], days: 10, cities: 3 }],
  ['We plan 10 days in the US: 3 cities, from Leeds', { to: ['US'], from: 'Leeds', cities: 3 }],
  ['ten days in the us from Leeds', { to: ['United States'], days: 10, from: 'Leeds' }],
  ['Two weeks over Christmas in Rome and Naples', { to: ['Rome', 'Naples'], days: 14 }],
  ["I can't decide between Ghent and Bruges, 2 days", { to: ['Ghent', 'Bruges'], days: 2 }],
  ["we don't want crowds in Rome, 3 days", { to: ['Rome'], skip: ['crowds'] }],
  ['We do not want to go to Paris, only Lyon, for 3 days', { to: ['Lyon'], skip: ['Paris'] }],
  ['anywhere but Cancun: Mexico, 10 days', { to: ['Mexico'], skip: ['Cancun'] }],
  ['from Washington, D.C. to Marília for 5 days', { from: 'Washington', to: ['Marília'], days: 5 }],
  ['Two weeks in the U.S. from Leeds', { to: ['U.S.'], from: 'Leeds', days: 14 }],
]
