/** Two meanings, pieces that do not fit, or words that nobody could place. */
import type { HeldOutClass } from './notation.ts'

export const unsure: HeldOutClass = {
  name: 'unsure',
  requests: [
    ['help', { asks: true }],
    ['We need to plan our holiday, 2 weeks in summer', { asks: true, days: 14 }],
    ['can you book me the usual?', { asks: true }],
    ['4 days in Springfield', { asks: true, days: 4 }],
    ['weekend at my sister in law’s, she lives near the lake', { asks: true }],
    [
      'Tuscany or Provence, ten days in September, we will decide by price',
      { asks: true, days: 10, within: '2027-09-01..2027-09-30' },
    ],
    ['3 days in Xqzwtopolis', { asks: true, days: 3, notUnderstood: ['Xqzwtopolis'] }],
    ['Somebody said the old town there is lovely. 4 nights', { asks: true, nights: 4 }],
    [
      'May I bring my own reading for the flight? Polish novels mostly, and a turkey roll',
      { asks: true },
    ],
    ['Valencia vs Malaga in November for remote work, one month?', { asks: true }],
    ['Just tell me what the weather is like', { asks: true }],
    [
      'Prague 5 days with the flurbish tour',
      { to: ['Prague'], days: 5, notUnderstood: ['flurbish'] },
    ],
    [
      'Turkey sandwich tour of Philadelphia, 2 days',
      { to: ['Philadelphia'], days: 2, without: { to: ['Turkey'] } },
    ],
    [
      'Mobile, Alabama, 2 days, reading on the beach nearby',
      { to: ['Mobile@US', 'Alabama?'], days: 2 },
    ],
  ],
}
