/** Dates and lengths as they are said: weekends of a date, weekdays beside one, loose lengths beside exact days. */
import type { Request } from './expected.ts'

export const spokenDates: readonly Request[] = [
  ['Austin the weekend of april 9-11', { on: '2027-04-09..2027-04-11', days: 3 }],
  ['Rome, the weekend of the 5th of June', { on: '2027-06-05..2027-06-06', days: 2 }],
  ['Rome, weekend of 6 June', { on: '2027-06-05..2027-06-06' }],
  [
    'Munich, opening weekend of oktoberfest 2027, fri to mon',
    { on: '2027-09-17..2027-09-20', days: 4 },
  ],
  [
    'San Francisco, four nights, starting Thursday the eleventh of March',
    { on: '2027-03-11..2027-03-15', nights: 4 },
  ],
  ['Ghent on the twenty-first of May, 2 nights', { on: '2027-05-21..2027-05-23' }],
  ["Dublin, St Patrick's Day. In on the 16th out on the 19th", { on: '2027-03-16..2027-03-19' }],
  [
    'seattle 3 days in june, i finish my conference wed june 9 so thu-sat',
    { on: '2027-06-10..2027-06-12', days: 3 },
  ],
  [
    'Chicago. Memorial Day weekend, fly in thurs night leave monday',
    { on: '2027-05-27..2027-05-31', days: 5 },
  ],
  // The days of the calendar say how long it is.
  ['Ghent, a long weekend, 12 to 15 february', { on: '2027-02-12..2027-02-15', days: 4 }],
  ['Turin, long wknd 19-22 Feb', { days: 4 }],
  ['Cape Town for two weeks, 23 December to 6 January', { days: 15 }],
  ['Mexico City dec 27 to jan 3, day trip to the pyramids', { days: 8 }],
  ['Los Angeles mar 20 - 27, disney one day only', { days: 8 }],
  // A day out is no length, and a week for something is one.
  ['Nice, a day in the mountains and a day at the sea', { days: undefined }],
  ['family week Bruges', { days: 7, kinds: ['family'] }],
  ['Bruges, family week, 5 of us', { days: 7, people: 5 }],
  ['weekend Ghent', { days: 2 }],
  ['barcelona weekend', { days: 2 }],
  ["I'll be 26 weeks at the end of January. Malaga, 5 nights", { nights: 5, days: 6 }],
  ['Tokyo 4 days, cherry blossom time', { within: '2027-03-20..2027-04-15' }],
  [
    'bangkok 3 days chiang mai 4 days then 5 on koh lanta',
    { stays: { Bangkok: 3, 'Chiang Mai': 4, 'Koh Lanta': 5 }, days: 12 },
  ],
  [
    'Ljubljana and Lake Bled, 2 days and 2 days',
    { stays: { Ljubljana: 2, 'Lake Bled': 2 }, days: 4 },
  ],
]
