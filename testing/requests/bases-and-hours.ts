/** Stays that an outing starts from, days told to each of several places, and the hours of a single day. */
import type { Request } from './expected.ts'

export const basesAndHours: readonly Request[] = [
  [
    'Nine days in northern Italy: three days each in Venice, Bologna and Florence, and a visit to a Parmesan dairy from Bologna',
    {
      from: null,
      to: ['Venice', 'Bologna', 'Florence'],
      stays: { Venice: 3, Bologna: 3, Florence: 3 },
      days: 9,
    },
  ],
  [
    'Three days each in Madrid and Seville, with a day trip to Toledo from Madrid',
    { from: null, to: ['Madrid', 'Seville'], stays: { Madrid: 3, Seville: 3 }, days: 6 },
  ],
  [
    'Two nights each in Vienna, Prague and Budapest, and an excursion to Melk from Vienna',
    { from: null, to: ['Vienna', 'Prague', 'Budapest'], nights: 6 },
  ],
  [
    "A week in Lyon and Nice: four days in Lyon, three in Nice. We'd like to do a wine tour from Lyon.",
    { from: null, stays: { Lyon: 4, Nice: 3 }, days: 7 },
  ],
  [
    '4 days in Naples and 3 in Rome, see Pompeii from Naples',
    { from: null, to: ['Naples', 'Rome'], stays: { Naples: 4, Rome: 3 } },
  ],
  [
    '5 days in Kyoto and Osaka, and a half-day trip to Nara from Kyoto',
    { from: null, to: ['Kyoto', 'Osaka'], days: 5 },
  ],
  [
    'Ten days: Lisbon and Porto, five days each, a day out to Sintra from Lisbon',
    { from: null, stays: { Lisbon: 5, Porto: 5 }, days: 10 },
  ],
  ['5 days in Edinburgh, with a tour of the Highlands from Edinburgh', { from: null }],
  // Who sets out from there is at home there.
  [
    'Two days each in Ghent, Bruges and Antwerp from Amsterdam by train',
    { from: 'Amsterdam', stays: { Ghent: 2, Bruges: 2, Antwerp: 2 }, days: 6 },
  ],
  ['A day trip from London to Oxford', { from: 'London', to: ['Oxford'] }],
  [
    'One day in Chicago on Saturday 8 May 2027, from nine in the morning until about ten at night',
    { on: '2027-05-08..2027-05-08', days: 1, arrives: '09:00', leaves: '22:00', lost: [] },
  ],
  ['One day in Rome, from 9am to 10pm', { arrives: '09:00', leaves: '22:00', lost: [] }],
  [
    'A single day in Vienna on 3 June 2027, between ten in the morning and eight in the evening',
    { days: 1, arrives: '10:00', leaves: '20:00' },
  ],
  [
    'Berlin on Saturday 8 May 2027, from half past eight in the morning until midnight',
    { days: 1, arrives: '08:30', leaves: '23:59' },
  ],
  ['One day in Lisbon from nine to six', { arrives: '09:00', leaves: '18:00' }],
  [
    "A day in Paris from 10 o'clock until about 11 at night",
    { days: 1, arrives: '10:00', leaves: '23:00' },
  ],
  [
    '1 day in Madrid, from noon until eleven at night',
    { arrives: '12:00', leaves: '23:00', by: [] },
  ],
  ['One day in Oslo, from 8:30 to 19:00', { arrives: '08:30', leaves: '19:00' }],
  [
    'One day in Amsterdam, from eight in the morning to six in the afternoon',
    { arrives: '08:00', leaves: '18:00' },
  ],
  // Neither the hours of every day nor days of a month are when a trip begins and ends.
  [
    'Five days in Rome from nine in the morning until ten at night',
    { days: 5, arrives: undefined },
  ],
  ['London from 8 to 10 May 2027', { days: 3, arrives: undefined }],
  ['Madrid and Granada, 5 days, and we sleep in hostels', { pace: undefined, lodging: 'hostel' }],
  ['Iceland for a week, sleeping in a campervan', { pace: undefined }],
  ['Rome 4 days, we love to sleep in', { pace: 'slow', lost: [] }],
]
