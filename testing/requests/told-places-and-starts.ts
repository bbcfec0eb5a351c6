/** Requests in which a place is where one sets out, where one goes, or neither of the two. */
import type { Request } from './expected.ts'

export const toldPlacesAndStarts: readonly Request[] = [
  // Ways that are drawn with arrows and dashes.
  [
    'Leeds -> Lisbon, 4 nights in March, two of us',
    { from: 'Leeds', to: ['Lisbon'], asks: false, nights: 4, people: 2 },
  ],
  ['warsaw → krakow by train for 3 days', { from: 'Warsaw', to: ['Krakow'], days: 3 }],
  [
    'Manchester -> Split -> Hvar -> home, 9 nights in June',
    { from: 'Manchester', to: ['Split', 'Hvar'], asks: false, nights: 9 },
  ],
  [
    'London -> Bologna -> Ravenna -> London, 6 nights in October',
    { from: 'London', to: ['Bologna', 'Ravenna'], nights: 6 },
  ],
  [
    'Brno → Lviv (overnight) → Odesa → home; 2 nights / 3 nights',
    { from: 'Brno', to: ['Lviv', 'Odesa'], stays: { Lviv: -2, Odesa: -3 } },
  ],
  [
    'Porto → Lisbon → Lagos. 2 nights / 3 nights / 4 nights',
    { from: null, to: ['Porto', 'Lisbon', 'Lagos'], stays: { Porto: -2, Lisbon: -3, Lagos: -4 } },
  ],
  [
    'Toronto -> Kingston ON -> Montreal, Thanksgiving, 3 nights Kingston, 2 nights Montreal',
    { from: 'Toronto', to: ['Kingston', 'Montreal'], stays: { Kingston: -3, Montreal: -2 } },
  ],
  [
    'Rome -> Florence -> Venice, 10 days in May',
    { from: null, to: ['Rome', 'Florence', 'Venice'], order: 'given' },
  ],
  [
    'Tokyo 4 nights -> Kyoto 3 nights -> Osaka 2 nights, April',
    { from: null, to: ['Tokyo', 'Kyoto', 'Osaka'] },
  ],
  [
    'hanoi > hue > hoi an > home to Perth, 12 days',
    { from: 'Perth', to: ['Hanoi', 'Hue', 'Hoi An'] },
  ],
  [
    'We start Ljubljana, then Bled, then Bohinj, then home to Graz. 7 days',
    { from: 'Graz', to: ['Ljubljana', 'Bled', 'Bohinj'] },
  ],
  [
    'Vienna-Bratislava-Budapest by train, 8 days, two adults, june',
    { from: null, to: ['Vienna', 'Bratislava', 'Budapest'], days: 8 },
  ],
  [
    'bangkok-chiang mai-luang prabang 3 weeks jan',
    { to: ['Bangkok', 'Chiang Mai', 'Luang Prabang'], days: 21 },
  ],
  ['Delhi—Agra—Jaipur, 7 days in February', { to: ['Delhi', 'Agra', 'Jaipur'], days: 7 }],
  ['Garmisch-Partenkirchen, a week in January', { to: ['Garmisch-Partenkirchen'] }],
  // Airports, by their name or their letters.
  [
    'corfu 7 nights, newcastle airport, 2 adults 1 kid',
    { from: 'Newcastle', to: ['Corfu'], asks: false, people: 3 },
  ],
  ['Copenhagen, 5 girls, 4 nights, Edinburgh airport.', { from: 'Edinburgh', to: ['Copenhagen'] }],
  ['Tenerife, glasgow apt, 7 nights in january', { from: 'Glasgow', to: ['Tenerife'] }],
  ['Rhodes, 7 nights, Stansted departure, June', { from: 'London', to: ['Rhodes'] }],
  ['rome 5 nights from lhr in june', { from: 'London', to: ['Rome'] }],
  ['Athens, Sept, 4 nts, dep. EDI on the 3rd', { from: 'Edinburgh', to: ['Athens'] }],
  ['Lisbon 3n dep MAN 4 May', { from: 'Manchester', to: ['Lisbon'] }],
  [
    'Uzbekistan in May, two weeks. We will fly from Schiphol.',
    { from: 'Amsterdam', to: ['Uzbekistan'] },
  ],
  [
    'Malaga 10 days in Feb, depart Leeds Bradford, couple',
    { from: 'Leeds', to: ['Malaga'], asks: false },
  ],
  ['A week in Sicily, Catania airport, car hire', { from: null, to: ['Sicily'] }],
  [
    'Kyoto 3 nights, Hakone 2 nights, then fly from Narita',
    { from: null, to: ['Kyoto', 'Hakone'] },
  ],
]
