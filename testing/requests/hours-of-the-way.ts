/** Hours of arrival and departure in the words that travelers use for them, the airports they name, and the hours of a day that are free. */
import type { Request } from './expected.ts'

export const hoursOfTheWay: readonly Request[] = [
  [
    'We reach Seville on Friday 5 March at lunch time and our flight back is Monday 8 March at 7 in the morning',
    {
      to: ['Seville'],
      from: null,
      on: '2027-03-05..2027-03-08',
      arrives: '13:00',
      leaves: '07:00',
    },
  ],
  [
    'i get to Bologna about 4 on Saturday 6 March and have to leave by 10 on Tuesday 9 March',
    { to: ['Bologna'], on: '2027-03-06..2027-03-09', arrives: '16:00', leaves: '10:00' },
  ],
  [
    'Rome 12 to 15 March, in at Ciampino Friday 2pm, out Monday 7pm',
    { to: ['Rome'], from: null, on: '2027-03-12..2027-03-15', arrives: '14:00', leaves: '19:00' },
  ],
  [
    'in at Narita Sunday 7am, out of Kansai Sunday 5pm, 4 to 11 April 2027. Tokyo and Kyoto',
    { to: ['Tokyo', 'Kyoto'], from: null, arrives: '07:00', leaves: '17:00', asks: false },
  ],
  [
    'Flying into Valencia at 9 in the morning on 3 May and home from Alicante on the 8th at 9pm',
    { from: null, on: '2027-05-03..2027-05-08', arrives: '09:00', leaves: '21:00' },
  ],
  [
    'Krakow thu 6 may evening till sun 9 may midday',
    { to: ['Krakow'], on: '2027-05-06..2027-05-09', arrives: '18:00', leaves: '12:00' },
  ],
  [
    'Barcelona before our cruise: land Thursday 3 June 9am, have to be at the port Saturday 5 June by noon',
    { to: ['Barcelona'], on: '2027-06-03..2027-06-05', arrives: '09:00', leaves: '12:00' },
  ],
  [
    'Fort Lauderdale, 2 nights before we sail from Port Everglades, landing fri 8 jan 11ish, home flight is after the cruise',
    { to: ['Fort Lauderdale'], arrives: '11:00' },
  ],
  [
    'Dublin Fri 12 to Sun 14 March, the ferry gets in at 5.30 am and the one back is 14.50',
    { to: ['Dublin'], on: '2027-03-12..2027-03-14', arrives: '05:30', leaves: '14:50' },
  ],
  [
    'Munich, come by train on 4 December reaching 10:05, fly home Monday 7 December 20:30, bus to the castle leaves at 8.10 on Sunday',
    { to: ['Munich'], arrives: '10:05', leaves: '20:30' },
  ],
  [
    'Scotland road trip from Glasgow, Mon 10 to Fri 14 May, Oban and Glencoe, back at Glasgow airport by 3pm on the Friday',
    { from: 'Glasgow', on: '2027-05-10..2027-05-14', leaves: '15:00' },
  ],
  [
    'Sicily by bus, a week in mid May, arriving Catania and leaving from Trapani. Ragusa, Noto',
    { from: null, to: ['Ragusa', 'Noto'], days: 7 },
  ],
  [
    'Chicago Fri 6/11 - Mon 6/14, Amtrak in 11:20am, back on the 5:05pm',
    { to: ['Chicago'], on: '2027-06-11..2027-06-14', arrives: '11:20', leaves: '17:05' },
  ],
  [
    'Berlin. Land fri 26 feb 10am, fly monday 8pm',
    { to: ['Berlin'], on: '2027-02-26..2027-03-01', arrives: '10:00', leaves: '20:00' },
  ],
  [
    'In Turin for work, free tonight from about 6 till midnight',
    { to: ['Turin'], on: '2026-11-15..2026-11-15', days: 1, arrives: '18:00', leaves: '23:59' },
  ],
  [
    'In Berlin for a conference, free tomorrow from 5 to 11pm',
    { to: ['Berlin'], on: '2026-11-16..2026-11-16', arrives: '17:00', leaves: '23:00' },
  ],
  [
    'work trip to Madrid, free Thursday evening from 7',
    { to: ['Madrid'], days: 1, arrives: '19:00' },
  ],
  ['Vienna tomorrow, only have the morning', { to: ['Vienna'], arrives: '09:00', leaves: '13:00' }],
  [
    'In Paris on Saturday between 2 and 7, what should I see',
    { to: ['Paris'], on: '2026-11-21..2026-11-21', arrives: '14:00', leaves: '19:00' },
  ],
  [
    'Zurich on Wednesday 2 December after my meeting ends at 4',
    { to: ['Zurich'], on: '2026-12-02..2026-12-02', arrives: '16:00' },
  ],
  [
    'Copenhagen on 3 December, my meeting finishes at 3pm and my train is at 9pm',
    { to: ['Copenhagen'], on: '2026-12-03..2026-12-03', arrives: '15:00', leaves: '21:00' },
  ],
  [
    "Seville on 9 December, we're only in town until 3pm",
    { to: ['Seville'], days: 1, leaves: '15:00' },
  ],
  // Two figures between which a month's days lie are days of it.
  ['Munich between 2 and 5 June', { to: ['Munich'], on: '2027-06-02..2027-06-05' }],
]
