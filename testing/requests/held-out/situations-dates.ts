/** When: feasts, weekdays, parts of a month, spans, and today's neighbours. */
import type { HeldOutClass } from './notation.ts'

export const dates: HeldOutClass = {
  name: 'dates',
  requests: [
    [
      'Lisbon over Easter, Good Friday till Easter Monday',
      { to: ['Lisbon'], on: '2027-03-26..2027-03-29' },
    ],
    ['paris from 14.2. for valentines, 2 nights', { to: ['Paris'], on: '2027-02-14..', nights: 2 }],
    [
      'Dublin for st paddys day 2027, arriving the day before, 3 nights',
      { to: ['Dublin'], on: '2027-03-16..', nights: 3 },
    ],
    [
      'Edinburgh hogmanay. Arrive 31/12, leave 3/1',
      { to: ['Edinburgh'], on: '2026-12-31..2027-01-03' },
    ],
    ['Madrid this friday to sunday', { to: ['Madrid'], on: '2026-11-20..2026-11-22' }],
    [
      'need smth for tomorrow in brussels, one day, alone',
      { to: ['Brussels'], on: '2026-11-16..', days: 1, kinds: ['solo'] },
    ],
    ['Chicago Thanksgiving week, Wed to Sun', { to: ['Chicago'], on: '2026-11-25..2026-11-29' }],
    ['Boston Memorial Day weekend', { to: ['Boston'], inside: '2027-05-28..2027-05-31' }],
    ['Seattle July 2-6', { to: ['Seattle'], on: '2027-07-02..2027-07-06' }],
    ['Vienna 28th feb to 4th march', { to: ['Vienna'], on: '2027-02-28..2027-03-04' }],
    [
      'Montreal the first two weeks of August',
      { to: ['Montreal'], inside: '2027-08-01..2027-08-15' },
    ],
    [
      'Munich for Oktoberfest, opening weekend 2027',
      { to: ['Munich'], inside: '2027-09-17..2027-09-19' },
    ],
    [
      'stockholm midsummer weekend next june',
      { to: ['Stockholm'], inside: '2027-06-24..2027-06-27' },
    ],
    [
      'Singapore, landing 2027-01-19 and departing 2027-01-23',
      { to: ['Singapore'], on: '2027-01-19..2027-01-23' },
    ],
    ['Oslo 03/05/27 - 07/05/27 (UK dates)', { to: ['Oslo'], on: '2027-05-03..2027-05-07' }],
    [
      'Miami sometime in spring, 5 days',
      { to: ['Miami'], days: 5, inside: '2027-03-01..2027-06-21' },
    ],
    [
      'Helsinki end of January, 3 nights',
      { to: ['Helsinki'], nights: 3, inside: '2027-01-20..2027-01-31' },
    ],
    [
      'Hong Kong for Chinese New Year, 5 days around it',
      { to: ['Hong Kong'], days: 5, inside: '2027-01-31..2027-02-13' },
    ],
    [
      'Istanbul after Ramadan please, 4 days in March',
      { to: ['Istanbul'], days: 4, inside: '2027-03-08..2027-03-31' },
    ],
    [
      'Jaipur for Holi, four nights',
      { to: ['Jaipur'], nights: 4, inside: '2027-03-15..2027-03-29' },
    ],
    [
      'we are free the week of 19 april. krakow?',
      { to: ['Krakow'], inside: '2027-04-19..2027-04-25' },
    ],
    [
      'Melbourne Jan 24th through Jan 31st for the tennis',
      { to: ['Melbourne'], on: '2027-01-24..2027-01-31' },
    ],
    ['Porto Sat 10 to Tue 13 April', { to: ['Porto'], on: '2027-04-10..2027-04-13' }],
    [
      'Budapest a weekend in February, any weekend',
      { to: ['Budapest'], within: '2027-02-01..2027-02-28' },
    ],
    [
      'Tallinn mid december three days',
      { to: ['Tallinn'], days: 3, inside: '2026-12-08..2026-12-22' },
    ],
    [
      'Nairobi either june or july 10 days',
      { to: ['Nairobi'], days: 10, inside: '2027-06-01..2027-07-31' },
    ],
    [
      'Vancouver 8 days from 20 August, can shift by 2 days',
      { to: ['Vancouver'], days: 8, on: '2027-08-20..' },
    ],
    [
      'Kathmandu leaving on the 5th of October back by the 19th at the latest',
      { to: ['Kathmandu'], on: '2027-10-05..' },
    ],
    [
      'I must be home on Sunday 21 March. Five days in Seville before that',
      { to: ['Seville'], days: 5, on: '..2027-03-21' },
    ],
    ['Prague 11-14 Dec', { to: ['Prague'], on: '2026-12-11..2026-12-14' }],
    ['next month 4 days rome', { to: ['Rome'], days: 4, within: '2026-12-01..2026-12-31' }],
    [
      'Next summer, 10 days in Scotland',
      { to: ['Scotland'], days: 10, inside: '2027-06-01..2027-09-23' },
    ],
    [
      "New Year's Eve in Reykjavik, 29th to the 2nd",
      { to: ['Reykjavik'], on: '2026-12-29..2027-01-02' },
    ],
    [
      'Osaka 7 days, cherry blossoms so late march early april',
      { to: ['Osaka'], days: 7, inside: '2027-03-15..2027-04-15' },
    ],
    [
      '3-7 june, dubrovnik, two couples',
      { to: ['Dubrovnik'], on: '2027-06-03..2027-06-07', people: 4 },
    ],
    ['Havana in the low season, 8 days', { to: ['Havana'], days: 8 }],
    [
      'Thursday 13 May until Monday 17 May, Copenhagen',
      { to: ['Copenhagen'], on: '2027-05-13..2027-05-17' },
    ],
    ['Turin on the last weekend of February', { to: ['Turin'], inside: '2027-02-26..2027-02-28' }],
    [
      'Lapland, santa with the kids, 18 to 22 december',
      { to: ['Lapland'], on: '2026-12-18..2026-12-22', who: ['children'] },
    ],
    ['Amsterdam around Kings Day', { to: ['Amsterdam'], inside: '2027-04-20..2027-05-03' }],
    ['Cancun Dec 26 - Jan 3', { to: ['Cancun'], on: '2026-12-26..2027-01-03' }],
    [
      'Leaving Friday after work (27 Nov), back Monday morning. Bath.',
      { to: ['Bath@GB'], on: '2026-11-27..2026-11-30' },
    ],
  ],
}
