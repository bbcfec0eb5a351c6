/** Plans that offend by the shape of days, each with one that does not. */
import { at, museum, park, square } from '../hand-made-places.ts'
import { handMadePlace, metersNorth } from '../hand-made-plan.ts'
import type { Offence } from './offence.ts'

const farTable = handMadePlace({
  id: 'far-table',
  kind: 'restaurant',
  at: metersNorth(1500),
})

export const shapeOffences: readonly Offence[] = [
  [
    'neighboursSplit',
    'on two days',
    {
      places: [museum, park],
      days: [[{ at: 'museum', from: at(10) }], [{ at: 'park', from: at(10) }]],
    },
    {
      places: [museum, park],
      days: [
        [
          { at: 'museum', from: at(10) },
          { at: 'park', from: at(12) },
        ],
      ],
    },
  ],
  [
    'strandedStops',
    'alone on its day',
    {
      places: [museum, park, square],
      days: [
        [
          { at: 'museum', from: at(10) },
          { at: 'square', from: at(12) },
        ],
        [{ at: 'park', from: at(10) }],
      ],
    },
    {
      places: [museum, park],
      days: [
        [
          { at: 'museum', from: at(10) },
          { at: 'park', from: at(12) },
        ],
      ],
    },
  ],
  [
    'quartersTwice',
    'away for lunch and back to the door next to it',
    {
      places: [museum, park, farTable],
      days: [
        [
          { at: 'museum', from: at(10) },
          { kind: 'meal', meal: 'lunch', at: 'far-table', from: at(12) },
          { at: 'park', from: at(14) },
        ],
      ],
    },
    {
      places: [museum, park, farTable],
      days: [
        [
          { at: 'museum', from: at(10) },
          { at: 'park', from: at(11, 30) },
          { kind: 'meal', meal: 'lunch', at: 'far-table', from: at(13) },
        ],
      ],
    },
  ],
  [
    'longGaps',
    'two hours of nothing',
    {
      places: [museum, park],
      days: [
        [
          { at: 'museum', from: at(10) },
          { at: 'park', from: at(13) },
        ],
      ],
    },
    {
      places: [museum, park],
      days: [
        [
          { at: 'museum', from: at(10) },
          { kind: 'free', from: at(11), minutes: 120 },
          { at: 'park', from: at(13) },
        ],
      ],
    },
  ],
  [
    'longGaps',
    'a day of nothing',
    { places: [], days: [[]] },
    { places: [museum], days: [[{ at: 'museum', from: at(10) }]] },
  ],
  [
    'oddTimes',
    '09:38',
    { places: [park], days: [[{ at: 'park', from: at(9, 38) }]] },
    { places: [park], days: [[{ at: 'park', from: at(9, 40) }]] },
  ],
  [
    'overlaps',
    'at two places at once',
    {
      places: [museum, park],
      days: [
        [
          { at: 'museum', from: at(10), minutes: 90 },
          { at: 'park', from: at(11) },
        ],
      ],
    },
    {
      places: [museum, park],
      days: [
        [
          { at: 'museum', from: at(10) },
          { at: 'park', from: at(11) },
        ],
      ],
    },
  ],
  [
    'overlaps',
    'five kilometres in ten minutes on foot',
    {
      places: [museum, handMadePlace({ id: 'far', at: metersNorth(5000) })],
      days: [
        [
          { at: 'museum', from: at(10) },
          { at: 'far', from: at(11, 10), leg: { mode: 'walk', minutes: 10 } },
        ],
      ],
    },
    {
      places: [museum, handMadePlace({ id: 'far', at: metersNorth(5000) })],
      days: [
        [
          { at: 'museum', from: at(10) },
          { at: 'far', from: at(11, 30), leg: { mode: 'transit', minutes: 25 } },
        ],
      ],
    },
  ],
  [
    'placesTwice',
    'the same museum again',
    {
      places: [museum],
      days: [[{ at: 'museum', from: at(10) }], [{ at: 'museum', from: at(10) }]],
    },
    { places: [museum], days: [[{ at: 'museum', from: at(10) }]] },
  ],
]
