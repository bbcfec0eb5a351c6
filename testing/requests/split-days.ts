/** Lengths and how days are split between places, in the words that people find for them. */
import type { Request } from './expected.ts'

export const splitDays: readonly Request[] = [
  [
    'we get 9 days off work and would like to split them between Madrid and Seville, a bit more in Madrid',
    { to: ['Madrid', 'Seville'], days: 9 },
  ],
  [
    'Tokyo x5 nights, Hakone x1, Kyoto x4',
    { to: ['Tokyo', 'Hakone', 'Kyoto'], stays: { Tokyo: -5, Hakone: -1, Kyoto: -4 } },
  ],
  [
    'arrive in Lima on a Friday, leave the Sunday of the week after, so ten days',
    { to: ['Lima'], days: 10 },
  ],
  ['just one night in Brussels before our train', { to: ['Brussels'], nights: 1 }],
  ['Long weekend (Fri to Mon) in Porto', { to: ['Porto'], days: 4 }],
  [
    '10 days: Athens 2, Naxos 4, Santorini 4',
    {
      to: ['Athens', 'Naxos', 'Santorini'],
      days: 10,
      stays: { Athens: 2, Naxos: 4, Santorini: 4 },
    },
  ],
  ['A week and a half in Sri Lanka', { to: ['Sri Lanka'], days: 11 }],
  ['I have from Tuesday morning to Thursday night in Chicago', { to: ['Chicago'], days: 3 }],
  [
    '2 weeks total, first week Bali, second week Lombok',
    { to: ['Bali', 'Lombok'], days: 14, stays: { Bali: 7, Lombok: 7 } },
  ],
  [
    'Five days, four of them in Rome and one for Orvieto',
    { days: 5, to: ['Rome', 'Orvieto'], stays: { Rome: 4, Orvieto: 1 } },
  ],
  [
    'spending eight nights in Mexico, three in Mexico City and the remaining five in Oaxaca',
    { nights: 8, stays: { 'Mexico City': -3, Oaxaca: -5 }, to: ['Mexico City', 'Oaxaca'] },
  ],
  [
    'Vienna (2), Salzburg (2), Hallstatt (1), Munich (3)',
    { stays: { Vienna: 2, Salzburg: 2, Hallstatt: 1, Munich: 3 } },
  ],
  ['a 6-nighter in Marrakech', { to: ['Marrakech'], nights: 6 }],
  ['72 hrs Singapore stopover', { to: ['Singapore'], days: 3 }],
  [
    'We land in Denver at 9 am and fly out at 8 pm the same day',
    { to: ['Denver'], days: 1, arrives: '09:00', leaves: '20:00' },
  ],
  [
    'twelve day loop: Las Vegas 2n, Zion 3n, Bryce Canyon 2n, Moab 4n',
    { days: 12, stays: { 'Las Vegas': -2, Zion: -3, 'Bryce Canyon': -2, Moab: -4 } },
  ],
  ['couple of nights in Bath', { to: ['Bath'], nights: 2 }],
  ['a few days in Ghent', { to: ['Ghent'], days: 3 }],
  ['Sat to Sat in Crete, last week of July', { to: ['Crete'], on: '2027-07-24..2027-07-31' }],
  [
    'Seville for 3 and Granada for 2 nights in April',
    { to: ['Seville', 'Granada'], stays: { Seville: -3, Granada: -2 } },
  ],
  [
    'a month in Argentina: ten days Buenos Aires, then Mendoza for a week, rest in Patagonia',
    { days: 30, stays: { 'Buenos Aires': 10, Mendoza: 7 } },
  ],
  ['Krakow, Thursday night till Sunday evening', { to: ['Krakow'], days: 4 }],
  ['half a week in Copenhagen', { to: ['Copenhagen'], days: 4 }],
  ['Split the fortnight evenly: Costa Rica and Panama', { days: 14, to: ['Costa Rica', 'Panama'] }],
  [
    '20 days in Japan, with at least 5 in Tokyo and no more than 3 in Osaka',
    { days: 20, to: ['Tokyo', 'Osaka'] },
  ],
  ['Two and a half days in Oslo', { days: 3, to: ['Oslo'] }],
  ['three full days plus travel days in Edinburgh', { to: ['Edinburgh'], days: 3 }],
  ['A day and a night in Bruges', { to: ['Bruges'] }],
  ['5N Phuket / 3N Bangkok', { stays: { Phuket: -5, Bangkok: -3 }, nights: 8 }],
  ['Madeira 7D6N', { to: ['Madeira'], days: 7, nights: 6 }],
  ['8 days 7 nights Iceland ring road', { to: ['Iceland'], days: 8, nights: 7 }],
  ['Dublin Wed-Sun', { to: ['Dublin'], days: 5 }],
  ["we'll have three weeks less two days for New Zealand", { to: ['New Zealand'] }],
  ['Boston overnight, up early and back', { to: ['Boston'], nights: 1 }],
  ['four nights Prague, out Thursday back Monday', { to: ['Prague'], nights: 4 }],
  [
    'Split our 10 nights between Rome (4), Amalfi (3) and Capri (3)',
    { nights: 10, stays: { Rome: -4, Amalfi: -3, Capri: -3 } },
  ],
  ['Ten-day honeymoon: Maldives the whole time', { to: ['Maldives'], days: 10 }],
  [
    '2 days Nashville + 2 days Memphis + 3 days New Orleans',
    { stays: { Nashville: 2, Memphis: 2, 'New Orleans': 3 }, days: 7 },
  ],
  [
    'we leave on the 3rd of May and are back on the 12th, Tuscany',
    { to: ['Tuscany'], on: '2027-05-03..2027-05-12' },
  ],
  ['Thursday to Tuesday in Valencia incl. travel', { to: ['Valencia'], days: 6 }],
  [
    'the first three nights in Kandy, after that a couple in Ella, and finish with five on the coast at Mirissa',
    { stays: { Kandy: -3, Ella: -2, Mirissa: -5 } },
  ],
  ['a week each in Kenya and Zanzibar', { stays: { Kenya: 7, Zanzibar: 7 }, days: 14 }],
]
