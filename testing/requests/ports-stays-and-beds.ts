/** Where one comes and goes, how long a part takes, and in which part of a town one sleeps. Today is Sunday, 15 November 2026. */
import type { Request } from './expected.ts'

export const portsStaysAndBeds: readonly Request[] = [
  // A station or an airport of the goal is no second city, and a booked table no bed.
  [
    "London, arriving at Heathrow at 11:30 on Friday and leaving from King's Cross Sunday at 17:00. We have dinner booked in Soho on Saturday at 19:30",
    {
      to: ['London'],
      from: null,
      asks: false,
      arrives: '11:30',
      leaves: '17:00',
      fixed: ['dinner 19:30 sat'],
      see: [],
    },
  ],
  [
    'weekend in Paris in March, eurostar gets into Gare du Nord 10:15, fly home from Orly sunday 8pm',
    { to: ['Paris'], from: null, asks: false },
  ],
  [
    'New York from 3 to 7 May, arriving Penn Station 13:00, leaving from Newark at 18:30',
    { to: ['New York'], from: null, asks: false, arrives: '13:00', leaves: '18:30' },
  ],
  [
    '3 days Berlin, arrive Hauptbahnhof 11am Tuesday, leave from BER Thursday 21:00',
    { to: ['Berlin'], asks: false },
  ],
  [
    'Tokyo one week, landing at Haneda, leaving from Narita',
    { to: ['Tokyo'], from: null, asks: false },
  ],
  [
    'Rome 4 nights, our train to Florence leaves from Termini at 11',
    { to: ['Rome'], nights: 4, asks: false },
  ],
  ['Flying from Heathrow to Lisbon for 4 nights', { from: 'London', to: ['Lisbon'] }],
  // Days said of each place alike.
  [
    'We are taking the train from Milan to Venice, 2 days in each',
    {
      to: ['Milan', 'Venice'],
      from: null,
      order: 'given',
      stays: { Milan: 2, Venice: 2 },
      days: 4,
    },
  ],
  [
    'Amsterdam then Brussels in May, 2 nights in each',
    { to: ['Amsterdam', 'Brussels'], stays: { Amsterdam: -2, Brussels: -2 } },
  ],
  [
    'Krakow to Budapest by night train, three nights in both',
    { to: ['Krakow', 'Budapest'], stays: { Krakow: -3, Budapest: -3 } },
  ],
  ['Prague and Vienna, a few days in both', { stays: { Prague: 3, Vienna: 3 }, days: 6 }],
  ['Milan to Venice by train, 4 days', { from: 'Milan', to: ['Venice'], days: 4 }],
  // A length in front of the next leg is a stay.
  [
    'Las Vegas 3 nights then Grand Canyon and Zion with rental car, 2 adults',
    {
      to: ['Las Vegas', 'Grand Canyon', 'Zion'],
      stays: { 'Las Vegas': -3 },
      asks: false,
      days: undefined,
    },
  ],
  ['Cairo 3 days, then Luxor and Aswan', { stays: { Cairo: 3 }, days: undefined }],
  [
    'Bangkok for 3 nights, after that Chiang Mai, december',
    { to: ['Bangkok', 'Chiang Mai'], stays: { Bangkok: -3 }, asks: false },
  ],
  [
    'three weeks in Portugal and northern Spain in September',
    { to: ['Portugal', 'Spain'], days: 21, stays: {}, asks: false },
  ],
  [
    'two weeks in Vietnam and northern Thailand',
    { to: ['Vietnam', 'Thailand'], days: 14, asks: false },
  ],
  [
    'Kyoto in cherry blossom season, temples and gardens, ryokan one night',
    { to: ['Kyoto'], days: undefined, nights: undefined },
  ],
  [
    'Marrakech with one night in the Sahara, early march',
    { to: ['Marrakech'], days: undefined, tastes: ['one night in the sahara'] },
  ],
  [
    'Marrakesh plus a night in the desert, 18 to 22 January',
    { on: '2027-01-18..2027-01-22', tastes: ['a night in the desert'] },
  ],
  ['Disneyland 1 day, 5 days Hong Kong', { days: 5, see: ['Hong Kong Disneyland'] }],
  // A land is the goal, and its towns are where one comes and goes.
  [
    '16 days for New Zealand in February, landing Auckland on the 6th and flying home from Christchurch on the 21st, Milford Sound',
    { to: ['New Zealand'], asks: false, ends: 'Christchurch', on: '2027-02-06..2027-02-21' },
  ],
  [
    '3 weeks Vietnam arriving Hanoi 3 March leaving from Ho Chi Minh City 24 March',
    { to: ['Vietnam'], from: null, ends: 'Ho Chi Minh City', asks: false },
  ],
  [
    'Spain in May for 2 weeks, flights are into Barcelona and out of Malaga',
    { to: ['Spain'], ends: 'Malaga', days: 14, asks: false },
  ],
  ['Ten days in Portugal, starting in Porto and ending in Lisbon', { to: ['Porto', 'Lisbon'] }],
  [
    "Patagonia in December for 12 days, Torres del Paine W trek and then El Chalten. Fly into Buenos Aires, we'd want one night there at the start",
    {
      to: ['Buenos Aires', 'Patagonia', 'Torres del Paine', 'El Chalten'],
      stays: { 'Buenos Aires': -1 },
      days: 12,
      asks: false,
    },
  ],
  // Where one sleeps is neither a goal nor a sight.
  [
    'Three of us to London. Staying with cousin in Greenwich so no hotel needed',
    { to: ['London'], area: 'Greenwich', see: [], asks: false },
  ],
  [
    '5 days Hong Kong, staying in Tsim Sha Tsui',
    { to: ['Hong Kong'], area: 'Tsim Sha Tsui', see: [] },
  ],
  ['Rio for carnival, 5 nights near Ipanema', { to: ['Rio'], area: 'Ipanema', nights: 5, see: [] }],
  ["Two days in Mexico City. Staying at a friend's flat in Condesa", { area: 'Condesa', see: [] }],
  ['Buenos Aires 5 nights, want to stay around Palermo', { to: ['Buenos Aires'], area: 'Palermo' }],
  ['Istanbul 4 nights, hostel in Sultanahmet or Karakoy', { area: 'Sultanahmet', see: [] }],
  ['Athens 4 days. We booked a flat in Koukaki', { to: ['Athens'], area: 'Koukaki', lost: [] }],
  ['4 nights New York, hotel near Times Square', { area: 'Times Square', see: [] }],
  [
    'want a cabin in the Rockies near Banff in July',
    { to: ['Banff'], lodging: 'house', asks: false },
  ],
  // What one stays in and is a town of its own remains a goal.
  ['We stay in Sorrento all week, with a day at Pompeii', { to: ['Sorrento'] }],
  ['Dublin 3 nights, one day trip to Howth', { to: ['Dublin'], nights: 3, see: ['Howth'] }],
]
