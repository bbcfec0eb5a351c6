/** Days, years, lengths, stays and sums as they are told beside other things: dates that are over, slips of the finger. Today is Sunday, 15 November 2026. */
import type { Request } from './expected.ts'

export const toldStaysAndDays: readonly Request[] = [
  // What is over, or of somebody's life, is not when the journey is.
  [
    'My husband proposed in Venice two years ago in April; we want to go back for 3 nights in October',
    { within: '2027-10-01..2027-10-31', nights: 3 },
  ],
  [
    'I was in Prague last October with my mum and it poured, so let us try Seville, 4 nights, in March',
    { to: ['Seville'], within: '2027-03-01..2027-03-31' },
  ],
  [
    'We have lived in Ghent since June. A weekend in Lille in January please',
    { within: '2027-01-01..2027-01-31' },
  ],
  [
    'Dad retired in September and has been talking about Norway since Easter. 8 days in May',
    { within: '2027-05-01..2027-05-31', days: 8 },
  ],
  [
    'She starts her new job in March, until then we want 10 days in Thailand in February',
    { within: '2027-02-01..2027-02-28' },
  ],
  [
    'Term starts on 20 September. Corfu 7 nights from 4 September',
    { on: '2027-09-04..2027-09-11' },
  ],
  [
    'The kids break up on 21 July and we leave on the 24th for two weeks in Brittany',
    { on: '2027-07-24..2027-08-06', days: 14 },
  ],
  [
    'We did the same trip in 2023 in August and melted. This time 5 days in Rome in November',
    { days: 5 },
  ],
  [
    'moved to Lyon in May, never been south, 3 days in Marseille in april?',
    { within: '2027-04-01..2027-04-30', to: ['Marseille'] },
  ],
  [
    'My knee was operated on in June. Ten quiet days on Madeira in February.',
    { within: '2027-02-01..2027-02-28' },
  ],
  [
    'Grandpa turns 80 on 14 August; the whole family goes to Bad Ischl from 12 to 16 August',
    { on: '2027-08-12..2027-08-16' },
  ],
  ['We were thinking of May for Rome, 4 days', { within: '2027-05-01..2027-05-31' }],
  ['We were hoping to go to Rome in May, 4 days', { within: '2027-05-01..2027-05-31' }],
  ['I was given a week off in May and want Rome', { within: '2027-05-01..2027-05-31' }],
  ['I turn 40 in June, Rome for 3 days', { within: '2027-06-01..2027-06-30' }],
  [
    'She was here for work and wants to see Rome in May for 4 days',
    { within: '2027-05-01..2027-05-31' },
  ],
  ['I have never been to Rome, 4 days in May', { within: '2027-05-01..2027-05-31' }],
  ['My wife has never been to Rome and we would go in May', { within: '2027-05-01..2027-05-31' }],
  ['Rome last week of May, 4 days', { within: '2027-05-25..2027-05-31' }],
  ['Rome the last weekend of May', { on: '2027-05-29..2027-05-30' }],
  ['School ends on 18 June, Rome for 4 days right after', { to: ['Rome'] }],
  ['Rome over the school holidays in October, 4 days', { to: ['Rome'] }],
  ['We got flights for 5 May to Rome, 4 days', { on: '2027-05-05..2027-05-08' }],
  ['We bought tickets to Rome for 5 May, 4 days', { on: '2027-05-05..2027-05-08' }],
  [
    'My mother who was born there wants to show us Catania in May, 5 days',
    { within: '2027-05-01..2027-05-31' },
  ],
  // The year beside a date.
  ["Azores, two weeks, august '27", { within: '2027-08-01..2027-08-31', days: 14 }],
  ["Azores 3-9 feb '28", { on: '2028-02-03..2028-02-09' }],
  ["Azores early sept '27 6 nights", { within: '2027-09-01..2027-09-10' }],
  [
    'Vienna 4 nights, we are thinking next year, early December',
    { within: '2027-12-01..2027-12-10', nights: 4 },
  ],
  ['Vienna from 27 to 30 November 2027', { on: '2027-11-27..2027-11-30' }],
  ['Vienna on 27th of November of next year, 3 nights', { on: '2027-11-27..2027-11-30' }],
  ['Vienna at Easter next year, 4 days', { days: 4 }],
  ['Vienna in summer next year, a week', { within: '2027-06-01..2027-08-31' }],
  ['Vienna in 2028, a week', { within: '2028-01-01..2028-12-31', days: 7 }],
  ['Vienna 05/2027, a week', { within: '2027-05-01..2027-05-31', days: 7 }],
  ['a week in May in Vienna with 27 people', { within: '2027-05-01..2027-05-31' }],
  ["First weekend of October '27 in Cologne", { on: '2027-10-02..2027-10-03' }],
  ['Long weekend in Cologne, third weekend of november next year', { to: ['Cologne'], days: 3 }],
  // Days that are asked about; slips in units and months.
  [
    'Where could we fly in 4 days from Oslo that is warm? November',
    { from: 'Oslo', days: 4, asks: true, within: '2026-11-01..2026-11-30' },
  ],
  ['We leave in 5 days for Split, 3 nights', { on: '2026-11-20..2026-11-23' }],
  ['Where should we eat in Split, we go in 3 days?', { to: ['Split'] }],
  ['Bergen. March. 5 nights.', { within: '2027-03-01..2027-03-31' }],
  ['Bergen (may), 5 nights', { within: '2027-05-01..2027-05-31' }],
  ['7 dys in Istanbul', { to: ['Istanbul'], days: 7 }],
  ['Istanbul 4 nigts', { nights: 4 }],
  ['Istanbul 4 nigh', { to: ['Istanbul'] }],
  ['Istanbul 2 weks in june', { days: 14 }],
  ['istanbul 5 days 12 septembr', { days: 5, on: '2027-09-12..2027-09-16' }],
  ['istanbul agust 3 nights', { nights: 3, within: '2027-08-01..2027-08-31' }],
  ['istanbul in feburary 3 nights', { nights: 3, within: '2027-02-01..2027-02-28' }],
  ['istanbul in novemeber 3 nights', { nights: 3, within: '2026-11-01..2026-11-30' }],
  ['istanbul wensday to friday', { on: '2026-11-18..2026-11-20' }],
  ['istanbul fryday till sunday', { on: '2026-11-20..2026-11-22' }],
  ['istanbul long weeknd in may', { days: 3 }],
  ['istanbul tomorow for 3 days', { days: 3, on: '2026-11-16..2026-11-18' }],
]
