/** Plans that offend by meals and diets, each with one that does not. */
import { at, trattoria, veganHouse } from '../hand-made-places.ts'
import type { Offence } from './offence.ts'

export const mealsOffences: readonly Offence[] = [
  [
    'dietBreaches',
    'a house without the tag',
    {
      places: [trattoria],
      request: { kind: 'vegan' },
      days: [[{ at: 'trattoria', kind: 'meal', meal: 'lunch', from: at(12) }]],
    },
    {
      places: [veganHouse],
      request: { kind: 'vegan' },
      days: [[{ at: 'vegan-house', kind: 'meal', meal: 'lunch', from: at(12) }]],
    },
  ],
  [
    'dietBreaches',
    'offered instead',
    {
      places: [trattoria, veganHouse],
      request: { kind: 'vegan' },
      days: [
        [{ at: 'vegan-house', kind: 'meal', meal: 'lunch', from: at(12), instead: ['trattoria'] }],
      ],
    },
    {
      places: [trattoria],
      request: { kind: 'first' },
      days: [[{ at: 'trattoria', kind: 'meal', meal: 'lunch', from: at(12) }]],
    },
  ],
  [
    'secondDinners',
    'a dinner beside the table that was booked',
    {
      places: [],
      days: [
        [
          { kind: 'meal', meal: 'dinner', from: at(18) },
          { kind: 'appointment', name: 'Dinner with Ana', from: at(20) },
        ],
      ],
    },
    {
      places: [],
      days: [
        [
          { kind: 'meal', meal: 'lunch', from: at(12) },
          { kind: 'meal', meal: 'dinner', from: at(20) },
        ],
      ],
    },
  ],
  [
    'mealsWithoutPlace',
    'a table around the corner',
    { places: [trattoria], days: [[{ kind: 'meal', meal: 'dinner', from: at(19) }]] },
    { places: [trattoria], days: [[{ kind: 'meal', meal: 'dinner', from: at(17) }]] },
  ],
  [
    'mealsWithoutPlace',
    'one with the tag',
    {
      places: [trattoria, veganHouse],
      request: { kind: 'vegan' },
      days: [[{ kind: 'meal', meal: 'dinner', from: at(19) }]],
    },
    {
      places: [trattoria, veganHouse],
      request: { kind: 'halal' },
      days: [[{ kind: 'meal', meal: 'dinner', from: at(19) }]],
    },
  ],
]
