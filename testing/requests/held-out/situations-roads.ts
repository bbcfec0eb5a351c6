/** Road trips: what people ask of the days at the wheel. */
import type { HeldOutClass } from './notation.ts'

export const roads: HeldOutClass = {
  name: 'roads',
  requests: [
    [
      'Portland to San Diego down the 101, 12 days, the boys get carsick so three hours a day is plenty',
      { from: 'Portland', to: ['San Diego'], days: 12, wheel: 180 },
    ],
    [
      'we are driving Belfast to Kerry, 5 days, hubby cant see in the dark so home before nightfall',
      { from: 'Belfast', to: ['Kerry'], days: 5, daylight: true },
    ],
    [
      'Stuttgart to Lake Como with the ID.4, 4 days',
      { from: 'Stuttgart', to: ['Lake Como'], days: 4, electric: true },
    ],
    [
      'Nine days round Tasmania in a hire car, back in Hobart at the end',
      { to: ['Tasmania'], days: 9, trip: 'round' },
    ],
    [
      'Las Vegas – Grand Canyon – Page – Zion – Las Vegas, 7 days, 4 hours driving max per day',
      { days: 7, wheel: 240 },
    ],
    [
      'need a coffee stop every 2 hrs, driving Warsaw to Krakow to Zakopane, 5 days',
      { days: 5, restEvery: 120 },
    ],
    [
      'Can we do Marseille to Biarritz without the autoroute? 5 days, no rush',
      { from: 'Marseille', to: ['Biarritz'], days: 5, shun: ['motorways'] },
    ],
    [
      '3 mates, campervan, Perth to Exmouth, 10 days, nothing after dark because of roos',
      { from: 'Perth', to: ['Exmouth'], people: 3, days: 10, daylight: true },
    ],
    ['Collect the car at Porto airport, hand it back in Faro, 8 days', { days: 8, dropOff: true }],
    [
      'Scenic drive from Bergen to Trondheim, 6 days',
      { from: 'Bergen', to: ['Trondheim'], days: 6, way: 'scenic' },
    ],
    [
      'Get me from Houston to Orlando by car asap, 2 days',
      { from: 'Houston', to: ['Orlando'], days: 2, way: 'quick' },
    ],
    [
      'Car trip Ljubljana to Dubrovnik, 7 days, tolls avoided please',
      { from: 'Ljubljana', to: ['Dubrovnik'], days: 7, shun: ['tolls'] },
    ],
    [
      'Baby naps in the car for an hour, so never more than an hour at a stretch. Utrecht to Bruges, 3 days',
      { from: 'Utrecht', to: ['Bruges'], days: 3, restEvery: 60 },
    ],
    [
      'Drive from Tromso to Lofoten, 6 days, we hate ferries',
      { from: 'Tromso', to: ['Lofoten|Lofoten Islands'], days: 6, notBy: ['ferry'] },
    ],
    [
      'Road trip around Crete for 8 days, one hour or two in the car per day',
      { to: ['Crete'], days: 8, wheel: 120 },
    ],
    [
      'Loop: Denver, Rocky Mountain National Park, Aspen, Denver. 6 days',
      { from: 'Denver', trip: 'round', days: 6 },
    ],
    [
      'Johannesburg to Kruger and back, 5 days, self drive, only in daylight',
      { from: 'Johannesburg', trip: 'round', days: 5, daylight: true },
    ],
    [
      'Sapporo, 7 days with a rental car, max 200 minutes driving a day',
      { to: ['Sapporo'], days: 7, wheel: 200 },
    ],
    [
      'Valencia to Granada inland by country roads, 4 days',
      { from: 'Valencia', to: ['Granada'], days: 4, way: 'scenic' },
    ],
    [
      'Retired couple, Asheville to Charleston by car, 5 days, driving no longer than 3 hours per day',
      { from: 'Asheville', to: ['Charleston'], days: 5, wheel: 180, kinds: ['couple'] },
    ],
    [
      'Windhoek to Swakopmund, 4 days, we only have a small car so no dirt roads',
      { from: 'Windhoek', to: ['Swakopmund'], days: 4, shun: ['gravel'] },
    ],
    [
      'how about Naples to Bari in an e-car, 3 days, charger at the hotel',
      { from: 'Naples', to: ['Bari'], days: 3, electric: true },
    ],
    [
      'Ten days, Montreal to Halifax, one way hire, lobster',
      { from: 'Montreal', to: ['Halifax'], days: 10, dropOff: true },
    ],
    [
      'San Jose to Lake Tahoe for a long weekend, 5 hours in the car at most',
      { from: 'San Jose', to: ['Lake Tahoe'], wheel: 300 },
    ],
    [
      'Jerez to Ronda to Granada, 6 days, three-hour days max behind the wheel',
      { days: 6, wheel: 180 },
    ],
    [
      'Kids 4 and 7, Basel to Lake Constance by car, 4 days, playground break every 90 min',
      { from: 'Basel', to: ['Lake Constance'], ages: [4, 7], days: 4, restEvery: 90 },
    ],
    [
      'Austin to Big Bend and Marfa, 5 days by car, I will not drive at night',
      { from: 'Austin', days: 5, daylight: true },
    ],
    [
      'ferry from Dover then drive to Normandy, 5 days',
      { to: ['Normandy'], days: 5, by: ['ferry', 'car'] },
    ],
    [
      'From Tbilisi into the mountains at Kazbegi by car, 3 days, back by dusk each day',
      { from: 'Tbilisi', days: 3, daylight: true },
    ],
    [
      'round tour by car from Salzburg over the Grossglockner, 4 days',
      { from: 'Salzburg', trip: 'round', days: 4 },
    ],
    [
      'Adelaide to Melbourne the long way round by the coast, 6 days',
      { from: 'Adelaide', to: ['Melbourne'], days: 6, way: 'scenic' },
    ],
    [
      'Four days Leipzig to Gdansk, we split it into 4 hours of driving a day',
      { from: 'Leipzig', to: ['Gdansk'], days: 4, wheel: 240 },
    ],
  ],
}
