/** What a request begins with is what it is about, whatever is asked or weighed further down. */
import type { Request } from './expected.ts'

export const headlines: readonly Request[] = [
  [
    'Lyon over Easter, me and my sister. I eat gluten free, is there somewhere for crepes?',
    { to: ['Lyon'], asks: false },
  ],
  [
    'Budapest in early March, 4 days. Where can we hear live music, and any suggestions for cake?',
    { to: ['Budapest'], days: 4, asks: false },
  ],
  [
    'Ten days in Tuscany next May: Siena first and then Lucca, maybe a stop in Volterra on the way. We fly into Pisa.',
    { asks: false },
  ],
  ['Bangkok in June, 6 days. Two nights on a boat in Krabi or Ko Xyzmu.', { asks: false }],
  // Of two that are all there is to choose from, neither is lost.
  ['Krabi or Ko Xyzmu for a long weekend?', { to: ['Krabi', 'Ko Xyzmu'], asks: true }],
  [
    'Porto over New Year, 28 December to 2 January. What is actually open on 1 January?',
    { to: ['Porto'], on: '2026-12-28..2027-01-02', asks: false },
  ],
  // So many days before a feast are the stay; who arrives then says how long elsewhere.
  ['Boston 5 days before Thanksgiving with our son', { to: ['Boston'], days: 5, asks: false }],
  ['Prague, 4 days, arriving three days before Easter', { to: ['Prague'], days: 4, asks: false }],
  // A bar for a dish, a sum and what it is for, a day and the trip, a walk and the trip.
  [
    'Seville 3 days in May, tapas bars and flamenco',
    { to: ['Seville'], likes: ['music'], cuisines: ['spanish'] },
  ],
  [
    'Riga 3 days, max 50 euro a day each incl. meals and tickets, 2 of us',
    { to: ['Riga'], likes: [], people: 2, budget: '50 EUR person-day' },
  ],
  // Two who call themselves so are of age.
  ['Bath for 2 nights, mother and daughter, spa and tea rooms', { people: 2, adults: 2, ages: [] }],
  ['A father-son weekend in Turin, football', { people: 2, adults: 2, ages: [] }],
  ['Lyon 3 days, father and son, 8, football', { adults: 1, ages: [8] }],
  [
    'A week in Salvador, four of us, and none of us wants to walk home alone at night',
    { to: ['Salvador'], people: 4, kinds: [] },
  ],
]
