/** Requests whose days, lengths and sums are told beside others: a year in two figures, weeks shared out, what lies before the journey. */
import type { Request } from './expected.ts'

export const daysToldAgain: readonly Request[] = [
  ['2 days in Cape Town before a safari', { to: ['Cape Town'], days: 2, likes: [], tastes: [] }],
  ['a week in Kenya after our cruise', { to: ['Kenya'], days: 7, likes: [], tastes: [] }],
  [
    'three days in Lima to rest after the Inca trek, two of us',
    { to: ['Lima'], days: 3, people: 2 },
  ],
  ['After our safari we have four nights in Zanzibar', { to: ['Zanzibar'], nights: 4, likes: [] }],
  ['3 nights in Arusha before a 7 day safari', { to: ['Arusha'], nights: 3, likes: [] }],
  ['a safari for 5 days in Kenya, before it a day in Nairobi', { likes: ['adventure', 'nature'] }],
  ['we go to Broken Hill, two days each way, so 6 days all up', { to: ['Broken Hill'], days: 6 }],
  ['a week in Rome next November', { to: ['Rome'], within: '2027-11-01..2027-11-30' }],
  ['a week in Rome next June', { to: ['Rome'], within: '2027-06-01..2027-06-30' }],
  [
    'lisbon for two, 2nd half of november 27, 6 days',
    { to: ['Lisbon'], days: 6, within: '2027-11-16..2027-11-30' },
  ],
  [
    'crete, first week of june 28, two people',
    { to: ['Crete'], people: 2, within: '2028-06-01..2028-06-07' },
  ],
  ['ten days early june 30 people in Rome', { people: 30, within: '2027-06-01..2027-06-10' }],
  ['start 11/6/27 in Tallinn, 3 blokes', { to: ['Tallinn'], people: 3, on: '2027-06-11..' }],
  ['Rome in May, 10 to 14', { to: ['Rome'], on: '2027-05-10..2027-05-14' }],
  [
    'Toronto to New York by train, four nights in December, from 10 to 14',
    { from: 'Toronto', to: ['New York'], nights: 4, on: '2026-12-10..2026-12-14' },
  ],
  ['Rome in July with kids (4 and 9)', { ages: [4, 9], within: '2027-07-01..2027-07-31' }],
  [
    '5 noches en Oaxaca para Día de Muertos el año que viene',
    { to: ['Oaxaca'], nights: 5, within: '2027-10-28..2027-11-06' },
  ],
  ['use up 6 days off before 31 Dec, thinking Agadir', { to: ['Agadir'], days: 6 }],
  [
    'six weeks in France: Lyon for the first two, then Toulouse for two and Nantes for the last two',
    { stays: { Lyon: 14, Toulouse: 14, Nantes: 14 }, days: 42 },
  ],
  [
    '3 weeks in Japan, Tokyo for 5, Kyoto for 4, Osaka for 3',
    { stays: { Tokyo: 5, Kyoto: 4, Osaka: 3 }, days: 21 },
  ],
  ['Rome in May, 5 days, about a grand each (£)', { budget: '1000 GBP person', days: 5 }],
  [
    '3 days in Auckland with our two year old in February 2027, she naps from 1 to 3',
    { to: ['Auckland'], days: 3, within: '2027-02-01..2027-02-28' },
  ],
  [
    'One day in Paris on Saturday 21 November, we arrive the evening before and stay in the Marais',
    { to: ['Paris'], days: 1, on: '2026-11-21..2026-11-21' },
  ],
  [
    'Two days in Rome on 5 and 6 May, we get in the night before',
    { to: ['Rome'], days: 2, on: '2027-05-05..2027-05-06' },
  ],
]
