/**
 * When a trip begins and ends where its length is told too, feasts and school holidays without a length, hours in words.
 * Today is Sunday, 15 November 2026.
 */
import type { Request } from './expected.ts'

export const toldLengthsAndEnds: readonly Request[] = [
  // A length and the day one leaves: the start is counted back.
  [
    'Need 2 days in Udaipur, flying out Sunday evening 13 December',
    { on: '2026-12-12..2026-12-13', days: 2, contradicts: 0 },
  ],
  [
    '4 day Hanoi plan, we leave on Tuesday morning 9 March',
    { on: '2027-03-06..2027-03-09', days: 4, contradicts: 0 },
  ],
  [
    'looking for a 3 day Hyderabad itinerary for 2 couples, departing Saturday night 23 January',
    { on: '2027-01-21..2027-01-23', days: 3, people: 4 },
  ],
  [
    '3 days in Budapest, our train leaves on Monday 12 April at 16:00',
    { on: '2027-04-10..2027-04-12', leaves: '16:00', days: 3 },
  ],
  ['3 days in Chiang Mai until Thursday 4 February', { on: '2027-02-02..2027-02-04', days: 3 }],
  ['Istanbul 4 days, back in London by Sunday 18 April', { on: '2027-04-15..2027-04-18' }],
  ['10 days in Sri Lanka, must be home by 3 January', { on: '2026-12-25..2027-01-03', days: 10 }],
  [
    '2 full days in Naples before our cruise on Saturday 5 June at 1 pm',
    { to: ['Naples'], on: '2027-06-03..2027-06-05', leaves: '13:00', contradicts: 0 },
  ],
  [
    'Two nights in Singapore before our flight home on 14 March',
    { on: '2027-03-12..2027-03-14', nights: 2 },
  ],
  [
    'three whole days in Cusco before our train on Thursday 6 May at 6:40 am',
    { to: ['Cusco'], on: '2027-05-03..2027-05-06', leaves: '06:40', contradicts: 0 },
  ],
  // The day of an event is neither the start nor the end.
  [
    '5 nights in Cape Town from 3 April, dinner booked for our anniversary on Wednesday 7th',
    { on: '2027-04-03..2027-04-08', nights: 5, contradicts: 0 },
  ],
  [
    'Lisbon from 20 May for 6 nights, my sister gets married there on Saturday 22nd',
    { on: '2027-05-20..2027-05-26', nights: 6, contradicts: 0 },
  ],
  [
    'Madrid 4 nights from 15 April, match at the Bernabéu on Sunday 18',
    { on: '2027-04-15..2027-04-19', nights: 4, contradicts: 0 },
  ],
  [
    'Dublin 3 nights from Thursday 15 April, my brother joins us on Friday 16',
    { on: '2027-04-15..2027-04-18', nights: 3, contradicts: 0 },
  ],
  [
    'Vienna 19 to 24 December, concert in the Musikverein on the 21st',
    { on: '2026-12-19..2026-12-24', contradicts: 0 },
  ],
  [
    'a week in Kyoto starting 2 April, tea ceremony on the 5th in the afternoon',
    { on: '2027-04-02..2027-04-08', days: 7, contradicts: 0 },
  ],
  // The length of a part is not that of the trip.
  ['a week in Crete from 5 June, the last two days by the beach', { on: '2027-06-05..2027-06-11' }],
  [
    'Sun 9 May to Sun 16 May, Seville by car, with two days by the sea at the beginning',
    { on: '2027-05-09..2027-05-16', contradicts: 0 },
  ],
  [
    'Cape Town 3 to 12 March with three days of wine tasting in the middle',
    { on: '2027-03-03..2027-03-12', contradicts: 0 },
  ],
  ['Queenstown, six days hiking and one rest day', { days: 7, rest: 1 }],
  ['Zermatt in February, four days skiing plus a day off', { days: 5, rest: 1 }],
  ['Three days of surfing and two days sightseeing in Lisbon', { days: 5 }],
  // A weekday beside a feast or a part of a month lies in it.
  [
    'Holy week in Málaga, we arrive on Thursday and stay 3 nights',
    { on: '2027-03-25..2027-03-28' },
  ],
  ['easter in Rome arriving thursday, 5 nights', { on: '2027-03-25..2027-03-30', nights: 5 }],
  ['Easter in Florence, arriving Good Friday, 3 nights', { on: '2027-03-26..2027-03-29' }],
  ['Rio for carnival, landing Friday, 5 nights', { on: '2027-02-05..2027-02-10', nights: 5 }],
  [
    'Berlin first week of December, arriving Wednesday for 3 nights',
    { on: '2026-12-02..2026-12-05', nights: 3 },
  ],
  ['Thanksgiving in Chicago, arriving Wednesday, 4 nights', { on: '2026-11-25..2026-11-29' }],
  ['Oktoberfest in Munich, arriving Friday, 3 nights', { on: '2027-09-24..2027-09-27', nights: 3 }],
  // A feast without a length is no trip of one day.
  ['NYC for Thanksgiving', { within: '2026-11-25..2026-11-29', days: undefined }],
  ['Rome for Christmas, my wife and I', { within: '2026-12-23..2026-12-27', days: undefined }],
  ['Lisbon for New Year with friends', { within: '2026-12-30..2027-01-02', days: undefined }],
  ['spending Christmas in Prague', { within: '2026-12-23..2026-12-27', days: undefined }],
  ["New Year's in Edinburgh, 2 adults", { within: '2026-12-30..2027-01-02', days: undefined }],
  ['Dublin for St Patrick’s Day', { within: '2027-03-15..2027-03-19', days: undefined }],
  ['Christmas in Vienna, 4 nights', { within: '2026-12-22..2026-12-28', nights: 4 }],
  ['Christmas Day in Bruges', { on: '2026-12-25..' }],
  ['what is open on Thanksgiving in Boston, one day', { on: '2026-11-26..2026-11-26', days: 1 }],
  // Weekends by any words, and holidays from school or work.
  ['Quick Porto food and wine weekend', { to: ['Porto'], days: 2 }],
  ['Amsterdam canal-side weekend for two', { days: 2, people: 2 }],
  ['Berlin techno weekend, solo', { days: 2, people: 1, kinds: ['solo'] }],
  ['a lazy spa weekend in Budapest', { days: 2 }],
  ['weekend in Krakow, arriving friday night', { on: '2026-11-20..2026-11-22', arrives: '20:00' }],
  ['Lyon this weekend, getting in late Friday', { on: '2026-11-20..2026-11-22', arrives: '20:00' }],
  [
    'weekend Copenhagen, we come on friday evening and leave sunday at 5pm',
    { on: '2026-11-20..2026-11-22', arrives: '18:00', leaves: '17:00' },
  ],
  ['October half term in Paphos with 2 kids', { within: '2027-10-23..2027-10-31', kids: 2 }],
  ['Billund in the February half-term, 3 nights', { within: '2027-02-13..2027-02-21', nights: 3 }],
  ['York, may half term, 4 days', { within: '2027-05-29..2027-06-06', days: 4 }],
  ['spring break in Cancun, 5 nights', { within: '2027-03-08..2027-03-31', nights: 5 }],
  ['Easter holidays in Tenerife, a week', { within: '2027-03-20..2027-04-11', days: 7 }],
  ['golden week in Kyoto, 4 days', { within: '2027-04-29..2027-05-05', days: 4 }],
  ['August bank holiday weekend in Whitby', { on: '2027-08-28..2027-08-30', days: 3 }],
  ['York for the late May bank holiday weekend', { on: '2027-05-29..2027-05-31', days: 3 }],
  ['long weekend in Ghent over 1 May', { on: '2027-04-30..2027-05-02', days: 3 }],
  // Hours as they are spoken.
  ['Malaga 5–9 May, landing around half three', { on: '2027-05-05..2027-05-09', arrives: '15:30' }],
  [
    'Valencia 10 to 13 June, we land at quarter to eleven and fly home at half six',
    { arrives: '10:45', leaves: '18:30' },
  ],
  [
    'One day in Bologna on 3 March, train gets in about half nine, leaving at quarter past seven in the evening',
    { on: '2027-03-03..2027-03-03', arrives: '09:30', leaves: '19:15' },
  ],
  [
    'Our ship is in Kotor on 12 June from 7 to 17h',
    { on: '2027-06-12..2027-06-12', days: 1, arrives: '07:00', leaves: '17:00' },
  ],
  [
    'cruise stop in Palermo, 9h-18h, what can we see?',
    { days: 1, arrives: '09:00', leaves: '18:00' },
  ],
  ['Free afternoon in Hamburg until 7pm', { days: 1, arrives: '13:00', leaves: '19:00' }],
  ['a free morning in Vienna before my meeting at 2pm', { days: 1, leaves: '14:00' }],
  [
    'half a day in Cologne between trains, 11:00 to 16:30',
    { days: 1, arrives: '11:00', leaves: '16:30' },
  ],
  ['6 hour layover in Doha', { days: 1, hours: 6 }],
  ['10-hour stopover in Istanbul, landing 6:20', { days: 1, arrives: '06:20', leaves: '16:20' }],
  ['what to do with an eight hours transit in Singapore', { days: 1, hours: 8 }],
  [
    'Philadelphia from Boston, Sat and Sun, have to be back in Boston by 8pm Sunday',
    { on: '2026-11-21..2026-11-22', homeBy: '20:00', leaves: undefined },
  ],
  [
    'San Antonio for 2 days from Dallas, 6 and 7 March, must be home by 9pm on the Sunday',
    { on: '2027-03-06..2027-03-07', homeBy: '21:00', leaves: undefined },
  ],
  // Who sleeps on the way begins the next morning.
  [
    'Starting Friday night by sleeper train from Mumbai, 2 days in Goa',
    { on: '2026-11-21..2026-11-22' },
  ],
  ['night bus on Thursday 11 March from Lima, 3 days in Huaraz', { on: '2027-03-12..2027-03-14' }],
  ['overnight flight on 4 May from Boston, 5 days in Dublin', { on: '2027-05-05..2027-05-09' }],
]
