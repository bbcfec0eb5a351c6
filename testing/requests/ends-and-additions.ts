/** Where one comes in and goes out, what is added behind fixed days, and places that need no question beside the others. */
import type { Request } from './expected.ts'

export const endsAndAdditions: readonly Request[] = [
  [
    '10 days in southern Italy end of may, flying into Naples and home from Bari, Puglia and Matera are the main thing',
    { to: ['Naples', 'Bari', 'Puglia', 'Matera'], asks: false, days: 10 },
  ],
  [
    'my flight lands in Lisbon 9:15 am on May 2 and leaves Porto 8:40 pm on May 8, just the two of us',
    { to: ['Lisbon', 'Porto'], asks: false, on: '2027-05-02..2027-05-08', people: 2 },
  ],
  [
    'We land in Tokyo on 3 October, wedding of a friend in Kanazawa on Saturday 9 October, and fly home from Osaka on the 16th',
    { to: ['Tokyo', 'Kanazawa', 'Osaka'], asks: false, on: '2027-10-03..2027-10-16' },
  ],
  [
    'Morocco in 8 days, 26 dec to 2 jan. Fly in Fes, fly out Marrakech',
    { to: ['Morocco'], asks: false, on: '2026-12-26..2027-01-02' },
  ],
  [
    'Is one week ok for Jordan with Petra 2 nights, Wadi Rum 1 night, Dead Sea, flying Amman in March',
    { to: ['Petra', 'Wadi Rum', 'Dead Sea'], asks: false, days: 7 },
  ],
  [
    'Our cruise leaves Venice on 12 June at 17:00, we want to arrive 3 days earlier from Toronto',
    { to: ['Venice'], asks: false, from: 'Toronto', on: '2027-06-09..2027-06-12' },
  ],
  [
    'Road trip: start Denver, Moab, Arches, Canyonlands, Monument Valley, back to Denver. 9 days in May',
    { to: ['Moab', 'Arches', 'Canyonlands', 'Monument Valley'], asks: false, from: 'Denver' },
  ],
  [
    'Baltic countries by bus, beginning of june, Vilnius, Riga and Tallinn, 8 days, back by plane from Tallinn to Frankfurt',
    { to: ['Vilnius', 'Riga', 'Tallinn'], asks: false, from: 'Frankfurt', days: 8 },
  ],
  [
    'Conference in Vienna 9-11 June, want to add 2 days for sightseeing after',
    { to: ['Vienna'], asks: false, on: '2027-06-09..2027-06-13' },
  ],
  [
    'Going to Bologna for a trade fair 18 to 20 March, free on the 21st',
    { to: ['Bologna'], asks: false, on: '2027-03-18..2027-03-21' },
  ],
  [
    "It's our daughter's birthday on Saturday 10 July and she wants to be in Lisbon, we fly from Birmingham on the Thursday, home on Monday",
    { to: ['Lisbon'], asks: false, on: '2027-07-08..2027-07-12' },
  ],
  [
    'We have tickets in Vancouver on 12 December, want to stay 2 nights before and one after',
    { to: ['Vancouver'], asks: false, on: '2026-12-10..2026-12-13' },
  ],
  [
    'Tokyo 5 nights, Kyoto 4 nights, Hiroshima 1 night and Osaka the rest, 1 to 14 April 2027',
    { to: ['Tokyo', 'Kyoto', 'Hiroshima', 'Osaka'], asks: false, days: 14 },
  ],
  ['Costa rica with kids, 10 days', { to: ['Costa Rica'], asks: false, days: 10 }],
  ['Cape town 8 days in november', { to: ['Cape Town'], asks: false, days: 8 }],
  ['Mexico city 3 days', { to: ['Mexico City'], asks: false, days: 3 }],
  [
    'Vienna-Budapest-Prague, 3 nights each, start 10th of september',
    { to: ['Vienna', 'Budapest', 'Prague'], asks: false, nights: 9 },
  ],
  ['London half term 16-19 Feb, hotel near Kings Cross', { to: ['London'], asks: false }],
  ['Tokyo trip with layover in Helsinki 9 hours on the way, 10-22 November', { to: ['Tokyo'] }],
  [
    'Marathon in Valencia on 6 december, fly in friday out monday',
    { to: ['Valencia'], asks: false },
  ],
  [
    'Lisbon 4 days in March, we want to do Sintra one day and Cascais the other',
    { to: ['Lisbon'], asks: false, days: 4 },
  ],
  [
    'We stay with a friend in Utrecht and want day trips to Amsterdam, Rotterdam and maybe Giethoorn, 5 days',
    { to: ['Utrecht'], asks: false, days: 5 },
  ],
  [
    'Paris, Switzerland and Italy in May, 14 days. Must see Eiffel Tower, Jungfrau and Venice',
    { to: ['Paris', 'Switzerland', 'Italy'], asks: false, days: 14 },
  ],
  ['Perth to Exmouth by camper van, 2 weeks in July', { to: ['Exmouth'], in: ['AU'], asks: false }],
]
