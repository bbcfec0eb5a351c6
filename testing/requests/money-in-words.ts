/** Requests that say in words what the trip may cost and what worries those who travel, and what says nothing. */
import type { Request } from './expected.ts'

export const moneyInWords: readonly Request[] = [
  [
    'Lisbon 4 days, splurge once on a tasting menu, otherwise mid-range',
    { to: ['Lisbon'], spending: 'medium', tastes: ['tasting menu'], lost: [] },
  ],
  ['we want to splurge in Paris for 3 days', { to: ['Paris'], spending: 'high', lost: [] }],
  ["we're broke, Budapest 3 days", { to: ['Budapest'], spending: 'low', lost: [] }],
  [
    'Vienna 3 days, budget is tight-ish, nothing fancy',
    { to: ['Vienna'], spending: 'low', lost: [] },
  ],
  ['Rome 3 nights, not too expensive but nice', { to: ['Rome'], spending: 'medium', lost: [] }],
  [
    '4 days in Lisbon, comfortable but not luxurious',
    { to: ['Lisbon'], spending: 'medium', lost: [] },
  ],
  [
    'worried about the altitude in Cusco, 5 days in may, 2 people',
    { to: ['Cusco'], asks: false, pace: 'slow', days: 5, people: 2, lost: [] },
  ],
  [
    'Seoul 4 days for k-beauty and skincare',
    { to: ['Seoul'], likes: ['shopping'], tastes: ['k-beauty', 'skincare'], lost: [] },
  ],
  [
    'Bangkok 5 days, 40 degrees, three of us, before christmas',
    { to: ['Bangkok'], days: 5, people: 3, lost: [] },
  ],
  [
    'Prague 3 days, second quarter of the year, two adults',
    { to: ['Prague'], days: 3, people: 2, lost: [] },
  ],
  ['Taipei from Manila, around 20k pesos', { budget: '20000 PHP' }],
  ['Rome from Toronto, 3000 USD', { budget: '3000 USD' }],
  ['Malaga from Leeds for two grand', { budget: '2000 GBP' }],
]
