/** When: American and European figures, holidays, seasons, and dates that move. Today is 15 November 2026. */
import type { Request } from './expected.ts'

export const dates: readonly Request[] = [
  ['Lisbon, first week of May', { within: '2027-05-01..2027-05-07' }],
  ['Memorial Day weekend in Chicago', { to: ['Chicago'], on: '2027-05-29..2027-05-31', days: 3 }],
  ['Berlin 12-15/3', { to: ['Berlin'], on: '2027-03-12..2027-03-15', days: 4 }],
  ['Rome from March 16th to March 18th, 2027', { on: '2027-03-16..2027-03-18', days: 3 }],
  ['Paris, May 12-15', { on: '2027-05-12..2027-05-15', days: 4 }],
  ['Madrid 3 June to 9 June 2027', { on: '2027-06-03..2027-06-09', days: 7 }],
  [
    'Going to Oslo 2027-02-10 to 2027-02-14',
    { to: ['Oslo'], on: '2027-02-10..2027-02-14', days: 5 },
  ],
  [
    'Denver 7/2/2027 - 7/6/2027 for $1500',
    { to: ['Denver'], on: '2027-07-02..2027-07-06', budget: '1500 USD' },
  ],
  [
    'Milan 02/07/2027 - 06/07/2027 for 900€',
    { to: ['Milan'], on: '2027-07-02..2027-07-06', budget: '900 EUR' },
  ],
  [
    'Hamburg vom... I mean from 24.12. to 27.12.',
    { to: ['Hamburg'], on: '2026-12-24..2026-12-27' },
  ],
  ['New Orleans for Mardi Gras', { to: ['New Orleans'] }],
  ['a week in Greece in September', { to: ['Greece'], days: 7, within: '2027-09-01..2027-09-30' }],
  ['10 days in Patagonia next winter', { to: ['Patagonia'], days: 10 }],
  ['Edinburgh at the end of August, 4 days', { days: 4, within: '2027-08-21..2027-08-31' }],
  [
    'mid-April in Kyoto for cherry blossom, 6 days',
    { to: ['Kyoto'], within: '2027-04-11..2027-04-20', days: 6 },
  ],
  ['Easter weekend in Seville', { to: ['Seville'], on: '2027-03-26..2027-03-29', days: 4 }],
  ['Thanksgiving weekend in Boston', { to: ['Boston'], on: '2026-11-26..2026-11-29' }],
  ['Christmas in Strasbourg', { to: ['Strasbourg'], within: '2026-12-23..2026-12-27' }],
  ["New Year's Eve in Vienna", { to: ['Vienna'], on: '2026-12-31..2027-01-01' }],
  ['Labor Day weekend, Portland, Oregon', { to: ['Portland'], on: '2027-09-04..2027-09-06' }],
  ['this weekend in Ghent', { to: ['Ghent'], on: '2026-11-21..2026-11-22', days: 2 }],
  [
    'Next month I want 5 days in Malta',
    { to: ['Malta'], days: 5, within: '2026-12-01..2026-12-31' },
  ],
  [
    'leaving on 3 March and back by 10 March, Tenerife',
    { to: ['Tenerife'], on: '2027-03-03..2027-03-10', days: 8 },
  ],
  [
    'We arrive in Lima on June 4th and leave on June 16th',
    { to: ['Lima'], on: '2027-06-04..2027-06-16', days: 13 },
  ],
  [
    'starting 20 January, 9 days in Thailand',
    { to: ['Thailand'], on: '2027-01-20..2027-01-28', days: 9 },
  ],
  [
    '5 days sometime between May 1 and May 20 in Montenegro',
    { to: ['Montenegro'], days: 5, within: '2027-05-01..2027-05-20' },
  ],
  ['Summer 2027, two weeks in Norway', { to: ['Norway'], days: 14 }],
  ['in the fall, Vermont, 4 days', { to: ['Vermont'], within: '2027-09-01..2027-11-30', days: 4 }],
  [
    'June or July, ten days in Sicily',
    { to: ['Sicily'], within: '2027-06-01..2027-07-31', days: 10 },
  ],
  [
    'over the 4th of July weekend in San Diego',
    { to: ['San Diego'], on: '2027-07-03..2027-07-05' },
  ],
  ['Friday to Monday in Marseille', { to: ['Marseille'], on: '2026-11-20..2026-11-23', days: 4 }],
  [
    'from December 28 to January 3 in Madeira',
    { to: ['Madeira'], on: '2026-12-28..2027-01-03', days: 7 },
  ],
  [
    'the 8th to the 10th of March, 2027 in Bilbao',
    { to: ['Bilbao'], on: '2027-03-08..2027-03-10' },
  ],
  [
    'between March 9th and 13th, 2027, Turin',
    { to: ['Turin'], on: '2027-03-09..2027-03-13', days: 5 },
  ],
  [
    'Trip to Cork in May, actually make it June',
    { to: ['Cork'], within: '2027-06-01..2027-06-30' },
  ],
  [
    'last week of October in Transylvania',
    { to: ['Transylvania'], within: '2027-10-25..2027-10-31' },
  ],
  ['first weekend in February, Antwerp', { to: ['Antwerp'], on: '2027-02-06..2027-02-07' }],
  ['May 5, 2027 for 6 days, Zurich', { to: ['Zurich'], on: '2027-05-05..2027-05-10', days: 6 }],
  ['Malaga 14-21 Feb, +/- 2 days', { to: ['Malaga'], on: '2027-02-14..2027-02-21' }],
  [
    'The trip will begin on March 8th and conclude on March 14th, 2027. Destination: Quito',
    { to: ['Quito'], on: '2027-03-08..2027-03-14' },
  ],
  ['7 days from March 16 to March 18, Riga', { to: ['Riga'], contradicts: 1 }],
  [
    'I may go to Warsaw in march for 3 days',
    { to: ['Warsaw'], within: '2027-03-01..2027-03-31', days: 3 },
  ],
]
