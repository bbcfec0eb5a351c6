/** Short trips to one place, as people type them. */
import type { Request } from './expected.ts'

export const getaways: readonly Request[] = [
  [
    'four slow days in Lisbon in May with two kids, no churches',
    {
      to: ['Lisbon'],
      days: 4,
      pace: 'slow',
      kids: 2,
      avoids: ['worship'],
      within: '2027-05-01..2027-05-31',
    },
  ],
  [
    'trip to barcelna for 5 days with my wife, budget 2000 euros',
    { to: ['Barcelona'], days: 5, people: 2, kinds: ['couple'], budget: '2000 EUR' },
  ],
  ['weekend in Prague', { to: ['Prague'], days: 2, from: null }],
  ['Long weekend in Copenhagen, just the two of us', { to: ['Copenhagen'], days: 3, people: 2 }],
  ['I want to go to Rome for a week', { to: ['Rome'], days: 7 }],
  [
    '5 nights in Reykjavik, northern lights please!!',
    { to: ['Reykjavik'], nights: 5, days: 6, likes: ['nature'] },
  ],
  ['paris 3 days', { to: ['Paris'], days: 3 }],
  ['PARIS 3 DAYS WITH MY HUSBAND', { to: ['Paris'], days: 3, people: 2 }],
  [
    'nyc for 6 days in december, broadway shows and good pizza',
    { to: ['New York'], days: 6, within: '2026-12-01..2026-12-31', cuisines: ['italian'] },
  ],
  ['Can you plan me 2 weeks in Japan?', { to: ['Japan'], days: 14 }],
  [
    '10 days in Sri Lanka for two, mid-range',
    { to: ['Sri Lanka'], days: 10, people: 2, spending: 'medium' },
  ],
  [
    'A fortnight in Crete with the family, villa with a pool',
    { to: ['Crete'], days: 14, kinds: ['family'], lodging: 'house', wishes: ['pool'] },
  ],
  [
    'Solo trip to Bangkok, 8 days, street food and temples',
    { to: ['Bangkok'], people: 1, kinds: ['solo'], days: 8, wants: ['worship'] },
  ],
  [
    'Honeymoon in the Maldives, 9 nights, money is no object',
    { to: ['Maldives'], nights: 9, occasions: ['honeymoon'], spending: 'high' },
  ],
  ['quick overnight trip to York from Leeds', { to: ['York'], from: 'Leeds', nights: 1 }],
  ['Day trip to Bruges from Brussels', { to: ['Bruges'], from: 'Brussels', days: 1 }],
  ['we have 72 hours... no, make it 4 days in Istanbul', { to: ['Istanbul'], days: 4 }],
  ['Want to spend a week and a half in Portugal', { to: ['Portugal'], days: 11 }],
  ['3-4 days in Amsterdam with friends', { to: ['Amsterdam'], days: 4, kinds: ['friends'] }],
  ['Edinburgh for a couple of days, castle and whisky', { to: ['Edinburgh'], days: 2 }],
  [
    'girls trip to Nashville, 4 of us, 3 nights',
    { to: ['Nashville'], people: 4, nights: 3, kinds: ['friends'] },
  ],
  ['stag do in Krakow, 12 lads, 2 nights', { to: ['Krakow'], nights: 2, occasions: ['bachelor'] }],
  [
    'Bachelorette weekend in Austin for 9 people',
    { to: ['Austin'], people: 9, occasions: ['bachelor'], days: 2 },
  ],
  [
    "My mum's 70th birthday in Vienna, 4 days, opera",
    { to: ['Vienna'], days: 4, occasions: ['birthday'], likes: ['music'] },
  ],
  [
    'city break somewhere warm, 3 days, from Manchester',
    { from: 'Manchester', to: [], days: 3, occasions: ['city-break'] },
  ],
  [
    'Looking for a cheap weekend getaway in Budapest with thermal baths and ruin bars',
    { to: ['Budapest'], days: 2, spending: 'low', likes: ['relaxation', 'nightlife'] },
  ],
  [
    'Lisbon, 5 days, relaxed pace, seafood, sunsets',
    { to: ['Lisbon'], days: 5, pace: 'slow', cuisines: ['seafood'], likes: ['views'] },
  ],
  [
    'One week in Marrakesh and nothing planned on the last two days',
    { to: ['Marrakesh'], days: 7 },
  ],
  ['whirlwind 48h... let us say 2 days in London', { to: ['London'], days: 2, pace: 'fast' }],
  [
    'Seven days in Oaxaca: mezcal, markets, ruins',
    { to: ['Oaxaca'], days: 7, wants: ['market', 'ruins'] },
  ],
  ['I need a 5-day itinerary for Kyoto.', { to: ['Kyoto'], days: 5 }],
  [
    'plan 6 days in seoul for a solo female traveler who loves skincare shopping and cafes',
    { to: ['Seoul'], days: 6, people: 1, likes: ['shopping', 'food'] },
  ],
  [
    'Anything fun in Berlin for 3 nights? techno clubs mostly lol',
    { to: ['Berlin'], nights: 3, likes: ['music', 'nightlife'] },
  ],
  ['four days Florence, art art art', { to: ['Florence'], days: 4, likes: ['art'] }],
  ['Dubrovnik, 1 week, sea, no driving', { to: ['Dubrovnik'], days: 7, notBy: ['self-driving'] }],
  [
    'Somewhere in Tuscany for ten days, we love wine and slow food',
    { to: ['Tuscany'], days: 10, likes: ['food'] },
  ],
  ['trip to Edinbrugh for 3 days', { to: ['Edinburgh'], days: 3 }],
  ['vacation in singapoor, one week', { to: ['Singapore'], days: 7 }],
  ['Three relaxing days in Bath', { to: ['Bath'], days: 3, pace: 'slow' }],
  ['5 days in Nice', { to: ['Nice'], days: 5 }],
  ['Have 10 days off in Cape Town', { to: ['Cape Town'], days: 10 }],
]
