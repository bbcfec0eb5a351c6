/** How long, and how it is shared out: splits, road trips, day trips, layovers, cruise calls. */
import type { HeldOutClass } from './notation.ts'

export const lengths: HeldOutClass = {
  name: 'lengths',
  requests: [
    [
      'Rome 3 nights, Florence 2 nights, Venice 2 nights, by train',
      {
        to: ['Rome', 'Florence', 'Venice'],
        stays: { Rome: -3, Florence: -2, Venice: -2 },
        by: ['train'],
      },
    ],
    [
      'Vietnam: 3 days Hanoi, 2 Hue, 3 Hoi An',
      { to: ['Hanoi', 'Hue', 'Hoi An', 'Vietnam?'], stays: { Hanoi: 3, Hue: 2, 'Hoi An': 3 } },
    ],
    [
      'A fortnight in New Zealand, one week per island, campervan',
      { to: ['New Zealand', 'North Island?', 'South Island?'], days: 14, lodging: 'camper' },
    ],
    [
      'Layover in Istanbul 09:15 to 19:30 on 4 May, worth leaving the airport?',
      { to: ['Istanbul'], on: '2027-05-04..', days: 1 },
    ],
    [
      'our ship docks in Dubrovnik 8am-5pm on june 9, what can we see',
      { to: ['Dubrovnik'], on: '2027-06-09..', days: 1 },
    ],
    [
      'Cruise stop Valletta, all aboard at 16:30, we get off about 8',
      { to: ['Valletta'], days: 1 },
    ],
    ['7 hours between flights in Zurich, carry on only', { to: ['Zurich'], days: 1 }],
    [
      'ten days: Bangkok, Chiang Mai and an island, you decide how long where',
      { to: ['Bangkok', 'Chiang Mai'], days: 10 },
    ],
    [
      'one week london then one week paris, eurostar between',
      { to: ['London', 'Paris'], by: ['train'] },
    ],
    [
      'Road trip from Denver to Salt Lake City via Moab, 6 days',
      { from: 'Denver', to: ['Salt Lake City', 'Moab'], days: 6, occasions: ['road-trip'] },
    ],
    ['A day in Bruges from Brussels', { to: ['Bruges'], from: 'Brussels', days: 1 }],
    [
      'Budapest 5 days including one day in Szentendre and maybe one in Eger',
      { to: ['Budapest', 'Szentendre?', 'Eger?'], days: 5 },
    ],
    [
      '3.5 days in Edinburgh — arriving Thursday noon 8 April, leaving Sunday night',
      { to: ['Edinburgh'], on: '2027-04-08..2027-04-11' },
    ],
    ['a month in Buenos Aires working remotely', { to: ['Buenos Aires'] }],
    ['Six weeks across Vietnam and Cambodia', { to: ['Vietnam', 'Cambodia'], days: 42 }],
    ['48 hours in Chicago', { to: ['Chicago'], length: '2d|2n' }],
    ['24h in hong kong go', { to: ['Hong Kong'], length: '1d|1n' }],
    ['Half a day in Ljubljana on the way to the coast', { to: ['Ljubljana'], days: 1 }],
    [
      'Athens (2 nights) - Santorini (4 nights) - Athens (1 night)',
      { to: ['Athens', 'Santorini'] },
    ],
    [
      'Ring road Iceland 9 days clockwise, june',
      { to: ['Iceland'], days: 9, within: '2027-06-01..2027-06-30' },
    ],
    [
      '2 nts Seattle + 3 nts Vancouver, amtrak',
      { to: ['Seattle', 'Vancouver'], stays: { Seattle: -2, Vancouver: -3 }, by: ['train'] },
    ],
    [
      'Peru in 12 days: Lima, Arequipa, Puno, Cusco',
      { to: ['Lima', 'Arequipa', 'Puno', 'Cusco', 'Peru?'], days: 12 },
    ],
    ['three cities in poland, nine days', { to: ['Poland'], cities: 3, days: 9 }],
    [
      'Marrakech 3 days, then two nights in the desert, then Fes 2 days',
      { to: ['Marrakesh|Marrakech', 'Fes|Fez', 'Sahara|desert?'] },
    ],
    [
      '4 nights Singapore 10 nights Bali couple',
      { to: ['Singapore', 'Bali'], stays: { Singapore: -4, Bali: -10 }, kinds: ['couple'] },
    ],
    [
      'Overnight in Munich before our flight home. Just an evening and a morning.',
      { to: ['Munich'], nights: 1 },
    ],
    [
      'Driving Lisbon to Seville over five days with stops in the Algarve',
      { from: 'Lisbon', to: ['Seville', 'Algarve'], days: 5, by: ['self-driving'] },
    ],
    ['eight days, Delhi Agra Jaipur, private driver', { to: ['Delhi', 'Agra', 'Jaipur'], days: 8 }],
    [
      'Ten nights shared equally between Corfu and Paxos',
      { to: ['Corfu', 'Paxos|Paxi'], nights: 10, stays: { Corfu: -5, Paxos: -5 } },
    ],
    [
      'Stockholm to Tallinn with the night ferry and 3 days there',
      { from: 'Stockholm', to: ['Tallinn'], days: 3, by: ['ferry'] },
    ],
    [
      'interrail 3 weeks: berlin prague vienna ljubljana venice',
      { to: ['Berlin', 'Prague', 'Vienna', 'Ljubljana', 'Venice'], days: 21, by: ['train'] },
    ],
    ['Fly into Madrid, out of Barcelona, 8 days', { to: ['Madrid', 'Barcelona'], days: 8 }],
    ['a 14-night cruise from Miami and two days before it in Miami', { to: ['Miami'] }],
    ['5 full days plus travel days in cape town', { to: ['Cape Town'], length: '5d|7d' }],
    ['dozen days around Sri Lanka', { to: ['Sri Lanka'], days: 12 }],
  ],
}
